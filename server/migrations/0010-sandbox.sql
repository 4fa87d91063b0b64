-- The sandbox mailbox: another world behind HTTP. Nothing of the product reads it.
CREATE SCHEMA sandbox;
CREATE TABLE sandbox.mail (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient  text NOT NULL,
  subject    text NOT NULL,
  text       text NOT NULL,
  html       text NOT NULL,
  links      jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX mail_by_recipient ON sandbox.mail (recipient, id DESC);
GRANT USAGE ON SCHEMA sandbox TO lounge_app;
GRANT SELECT, INSERT, DELETE ON sandbox.mail TO lounge_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA sandbox TO lounge_app;
