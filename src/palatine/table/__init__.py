"""The rules of sitting at a table. Pure: nothing here waits, reads a file or asks for the time."""
