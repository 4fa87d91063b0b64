-- Other parts than the card's, chosen by an operator: they outlast a newer version of the card.
ALTER TABLE character
  DROP COLUMN look,
  ADD COLUMN chosen_look jsonb CHECK (jsonb_typeof(chosen_look) = 'object'),
  ADD COLUMN look        jsonb GENERATED ALWAYS AS (coalesce(chosen_look, card #> '{data,extensions,green_room,look}')) STORED;
