"""Lords of Vegas: the Strip, dice and deals."""
