"""Judgements that are learned: self-play, a network that follows it, and a course of both."""
