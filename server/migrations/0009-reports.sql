CREATE TABLE report (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reporter_id bigint NOT NULL REFERENCES member,
  topic_id    bigint NOT NULL REFERENCES topic,
  type        text NOT NULL CHECK (type IN ('topic', 'user')),
  reason      text,
  note        text NOT NULL DEFAULT '',
  snapshot    jsonb NOT NULL,                          -- the chat as it was when it was reported; the one thing an operator may read
  state       text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  created_at  timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX report_open ON report (id) WHERE state = 'open';
