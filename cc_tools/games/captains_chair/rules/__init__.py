"""Checks across the cards of Captain's Chair: crews, boards, ship tokens, reprints."""
