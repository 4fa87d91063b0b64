-- Cards and what a character remembers of a member.
CREATE TABLE character (
  member_id bigint PRIMARY KEY REFERENCES member,
  slug      text NOT NULL UNIQUE,
  card      jsonb NOT NULL,
  card_hash bytea NOT NULL,
  languages text[] NOT NULL,
  capacity  int NOT NULL CHECK (capacity > 0),
  status    text NOT NULL DEFAULT 'live' CHECK (status IN ('draft', 'live', 'retired'))
);
CREATE TABLE memory_fact (
  member_id    bigint NOT NULL REFERENCES member,
  character_id bigint NOT NULL REFERENCES member,
  key          text NOT NULL,
  value        text NOT NULL CHECK (length(value) <= 400),
  source_message_id bigint REFERENCES message ON DELETE SET NULL,
  created_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, character_id, key)
);
