-- A topic is one conversation of one pair, for ever: a person and a character, one of them its owner.
CREATE TABLE topic (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id         bigint NOT NULL REFERENCES room,
  kind            text NOT NULL CHECK (kind IN ('hosted', 'own')),
  title           text NOT NULL CHECK (length(title) BETWEEN 1 AND 400),
  person_id       bigint REFERENCES member,
  character_id    bigint REFERENCES member,
  device_id       bigint REFERENCES device,           -- where the person sits: one active chat per device (decisions C5)
  language_code   text NOT NULL DEFAULT 'en',
  text_look       text NOT NULL DEFAULT 'normal' CHECK (text_look IN ('bold', 'normal', 'italic', 'underline')),
  color           text,
  is_highlighted  boolean NOT NULL DEFAULT false,
  highlight_color text,
  opening_line    text,
  state           text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  close_reason    text CHECK (close_reason IN ('left', 'no-character', 'operator', 'restocked')),
  last_number     int NOT NULL DEFAULT 0,             -- messages are numbered from 1 without holes (decisions C7)
  hold_id         bigint,                             -- of an own topic's cost
  waits_until     timestamptz,
  continued_from  bigint REFERENCES topic,
  created_at      timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at      timestamptz NOT NULL DEFAULT clock_timestamp(),
  closed_at       timestamptz,
  CHECK ((state = 'closed') = (closed_at IS NOT NULL)),
  CHECK ((state = 'closed') = (close_reason IS NOT NULL)),
  CHECK (kind <> 'hosted' OR character_id IS NOT NULL),
  CHECK (kind <> 'own' OR person_id IS NOT NULL),
  CHECK ((person_id IS NULL) = (device_id IS NULL))
);
CREATE INDEX topic_open          ON topic (is_highlighted DESC, id DESC) WHERE state = 'open';
CREATE INDEX topic_open_in_room  ON topic (room_id, is_highlighted DESC, id DESC) WHERE state = 'open';
CREATE INDEX topic_waiting       ON topic (room_id, character_id) WHERE state = 'open' AND person_id IS NULL;
CREATE INDEX topic_of_person     ON topic (person_id) WHERE state = 'open' AND person_id IS NOT NULL;
CREATE INDEX topic_of_character  ON topic (character_id) WHERE state = 'open';
CREATE INDEX topic_past          ON topic (person_id, id DESC) WHERE state = 'closed';
ALTER TABLE topic SET (fillfactor = 80);
