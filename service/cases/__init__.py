"""Precedents: the list and one page a case."""
