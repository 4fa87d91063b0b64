-- What lists show of a character beside its name, out of its card, and the picture that an operator put in its portrait's place.
ALTER TABLE character
  ADD COLUMN look         jsonb GENERATED ALWAYS AS (card #> '{data,extensions,green_room,look}') STORED,
  ADD COLUMN lines        jsonb GENERATED ALWAYS AS (card #> '{data,extensions,green_room,lines}') STORED,
  ADD COLUMN picture      bytea CHECK (octet_length(picture) BETWEEN 1 AND 2000000),
  ADD COLUMN picture_hash text GENERATED ALWAYS AS (left(encode(sha256(picture), 'hex'), 10)) STORED;
