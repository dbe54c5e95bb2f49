-- Trigram search: slips of the finger, parts of words.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
