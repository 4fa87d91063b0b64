-- What a character remembers of a member (docs/decisions/0028-memory.md): facts, a summary of the talk, and what must not be found again.
DELETE FROM memory_fact WHERE key = 'origin';                -- where somebody comes from is never remembered
ALTER TABLE memory_fact
  DROP CONSTRAINT memory_fact_pkey,
  DROP CONSTRAINT memory_fact_member_id_fkey,
  DROP CONSTRAINT memory_fact_character_id_fkey,
  DROP CONSTRAINT memory_fact_source_message_id_fkey,
  ADD COLUMN id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ADD COLUMN pinned boolean NOT NULL DEFAULT false,
  ADD COLUMN edited boolean NOT NULL DEFAULT false,          -- written by the member: nothing overwrites it
  ADD UNIQUE (member_id, character_id, key),
  ADD FOREIGN KEY (member_id) REFERENCES member ON DELETE CASCADE,
  ADD FOREIGN KEY (character_id) REFERENCES member ON DELETE CASCADE,
  ADD FOREIGN KEY (source_message_id) REFERENCES message ON DELETE CASCADE;

-- One row a pair. Message ids grow with time over all chats of the pair, so that a range of them is a stretch of the talk.
CREATE TABLE memory (
  member_id         bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  character_id      bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  enabled           boolean NOT NULL DEFAULT true,
  disabled_after    bigint,                                  -- the last message before it was turned off
  forgotten_through bigint NOT NULL DEFAULT 0,               -- all was erased: nothing up to this message is read again
  version           int NOT NULL DEFAULT 0,                  -- grows with every change: a summary made from an older state is thrown away
  summary           text CHECK (length(summary) BETWEEN 1 AND 4000),
  covers_from       bigint,
  covers_through    bigint NOT NULL DEFAULT 0,
  read_through      bigint NOT NULL DEFAULT 0,               -- read by a model, with or without a summary to show for it
  rounds            int NOT NULL DEFAULT 0,
  is_stale          boolean NOT NULL DEFAULT false,          -- the summary was taken away and is to be written anew from the messages
  PRIMARY KEY (member_id, character_id),
  CHECK ((summary IS NULL) = (covers_from IS NULL))
);
-- Erased or corrected: neither this key nor this value is taken again from messages up to this one. The value itself is not kept.
CREATE TABLE memory_mark (
  member_id       bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  character_id    bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  key             text NOT NULL,
  hash            bytea NOT NULL,
  through_message bigint NOT NULL,
  PRIMARY KEY (member_id, character_id, key, hash)
);
-- Messages that memory never reads again: they hold what was erased, or were written while it was off.
CREATE TABLE memory_skip (message_id bigint PRIMARY KEY REFERENCES message ON DELETE CASCADE);

CREATE TRIGGER departed BEFORE INSERT ON memory      FOR EACH ROW EXECUTE FUNCTION refuse_departed('member_id');
CREATE TRIGGER departed BEFORE INSERT ON memory_mark FOR EACH ROW EXECUTE FUNCTION refuse_departed('member_id');
CREATE INDEX topic_of_pair ON topic (person_id, character_id) WHERE person_id IS NOT NULL;
