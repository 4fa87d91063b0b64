-- Prices and settings that change at a time, who changed them, and how many topics wait in a room.
CREATE TABLE setting_change (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  changes      jsonb NOT NULL CHECK (jsonb_typeof(changes) = 'object'),
  before       jsonb NOT NULL DEFAULT '{}',       -- of the same keys, as they stood when it was applied
  due_at       timestamptz NOT NULL,
  applied_at   timestamptz,
  withdrawn_at timestamptz,
  operator_id  bigint NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT ended_once CHECK (num_nonnulls(applied_at, withdrawn_at) < 2)
);
CREATE INDEX setting_change_waiting ON setting_change (due_at) WHERE applied_at IS NULL AND withdrawn_at IS NULL;

CREATE TABLE room_stock (                         -- where a room differs from the setting hosted_topics_per_room
  room_id       bigint NOT NULL REFERENCES room,
  language_code text NOT NULL REFERENCES language (code),
  wanted        int NOT NULL CHECK (wanted BETWEEN 0 AND 50),
  PRIMARY KEY (room_id, language_code)
);
