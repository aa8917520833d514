"""Comparing editions: which provision became which, and what changed in it."""
