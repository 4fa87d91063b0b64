-- What lists show of a character beside its name, out of its card; and what an operator chose instead of the card's look: other parts, or a
-- picture, which stands before any drawing. Both outlast a newer version of the card.
ALTER TABLE character
  ADD COLUMN chosen_look  jsonb CHECK (jsonb_typeof(chosen_look) = 'object'),
  ADD COLUMN look         jsonb GENERATED ALWAYS AS (coalesce(chosen_look, card #> '{data,extensions,green_room,look}')) STORED,
  ADD COLUMN lines        jsonb GENERATED ALWAYS AS (card #> '{data,extensions,green_room,lines}') STORED,
  ADD COLUMN picture      bytea CHECK (octet_length(picture) BETWEEN 1 AND 2000000),
  ADD COLUMN picture_hash text GENERATED ALWAYS AS (left(encode(sha256(picture), 'hex'), 10)) STORED;
