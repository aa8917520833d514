"""Comparing editions: all pairs of two texts, one pair word by word, the table of numbers, exports."""
