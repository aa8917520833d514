"""What could not be read: losses, doubts and references that lead nowhere, a page an edition."""
