"""Tests, the report of what was read, and the benchmarks."""
