"""Measurements: whole processes side by side, in one run. Ratios are what counts; absolute times are this machine's."""
