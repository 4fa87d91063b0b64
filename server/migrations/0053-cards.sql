-- Drafts of cards, and every card that a character has spoken by. One that nobody has written here is its version 1.
CREATE TABLE card_version (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  character_id bigint NOT NULL REFERENCES character (member_id) ON DELETE CASCADE,
  no           int CHECK (no > 0),               -- null: a draft
  revision     int NOT NULL DEFAULT 1,           -- of a draft, one more with every save
  card         jsonb NOT NULL CHECK (jsonb_typeof(card) = 'object'),
  operator_id  bigint,                           -- null: as it came with the product, or from the command line
  at           timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE UNIQUE INDEX card_version_by_no ON card_version (character_id, no) WHERE no IS NOT NULL;
CREATE UNIQUE INDEX card_draft ON card_version (character_id) WHERE no IS NULL;

-- Off for a while: talks that are open go on, nobody new gets it, and it may come back.
ALTER TABLE character DROP CONSTRAINT character_status_check,
  ADD CONSTRAINT character_status_check CHECK (status IN ('draft', 'live', 'resting', 'retired'));

-- For what was answered lately: rows come in the order of their time.
CREATE INDEX reply_by_time ON reply USING brin (created_at);
