-- Stories that an operator has added for a character, in ink (docs/stories.md). They lie over the ones that the product ships as files.
CREATE TABLE story (
  character_id  bigint NOT NULL REFERENCES character (member_id) ON DELETE CASCADE,
  language      text NOT NULL,
  source        text NOT NULL CHECK (octet_length(source) BETWEEN 1 AND 1000000),
  source_hash   bytea NOT NULL,
  added_at      timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (character_id, language)
);
