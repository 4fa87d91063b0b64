-- Rooms, who is at home in them, and their terms by version.
CREATE TABLE room (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug          text NOT NULL UNIQUE CHECK (slug ~ '^[a-z][a-z0-9-]{1,30}$'),
  title         jsonb NOT NULL CHECK (title ? 'en'),
  line          jsonb NOT NULL CHECK (line ? 'en'),
  mood          text NOT NULL,                       -- for prompts, never shown
  motif         text NOT NULL,
  palette       text NOT NULL,
  image_url     text,
  terms_version int NOT NULL DEFAULT 1,
  is_open       boolean NOT NULL DEFAULT true,
  position      int NOT NULL
);
CREATE TABLE room_terms (
  room_id     bigint NOT NULL REFERENCES room,
  version     int NOT NULL CHECK (version > 0),
  title       jsonb NOT NULL CHECK (title ? 'en'),
  description jsonb NOT NULL CHECK (description ? 'en'),
  rules       jsonb NOT NULL CHECK (rules ? 'en'),
  created_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (room_id, version)
);
ALTER TABLE room ADD FOREIGN KEY (id, terms_version) REFERENCES room_terms (room_id, version) DEFERRABLE INITIALLY DEFERRED;
CREATE TABLE terms_acceptance (
  member_id   bigint NOT NULL REFERENCES member,
  room_id     bigint NOT NULL,
  version     int NOT NULL,
  accepted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, room_id, version),
  FOREIGN KEY (room_id, version) REFERENCES room_terms (room_id, version)
);
CREATE TABLE room_regular (
  room_id      bigint NOT NULL REFERENCES room,
  character_id bigint NOT NULL REFERENCES member,
  position     int NOT NULL DEFAULT 0,
  PRIMARY KEY (room_id, character_id)
);
CREATE INDEX room_regular_by_character ON room_regular (character_id);
