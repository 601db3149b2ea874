"""The site in a real browser: Chromium of the system, driven by Playwright."""
