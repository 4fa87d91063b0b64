-- Short texts that the member might answer with, said along with a whole message of a character. They are nobody's message until one is sent.
ALTER TABLE message ADD COLUMN suggestions text[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT message_suggestions_few CHECK (cardinality(suggestions) <= 4 AND array_position(suggestions, NULL) IS NULL),
  ADD CONSTRAINT message_suggestions_by_ai CHECK (by_ai OR cardinality(suggestions) = 0);
