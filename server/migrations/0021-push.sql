-- Where a browser wants to hear of replies while its member is away (docs/decisions/0055-push.md). It goes with the session that asked for it.
CREATE TABLE push_subscription (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id  bigint NOT NULL REFERENCES member,
  session_id bigint NOT NULL UNIQUE REFERENCES session ON DELETE CASCADE,
  endpoint   text NOT NULL UNIQUE CHECK (length(endpoint) <= 1000),
  p256dh     bytea NOT NULL CHECK (octet_length(p256dh) = 65),
  auth       bytea NOT NULL CHECK (octet_length(auth) = 16),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
-- When a process last held a live stream of a member who has a subscription; no row: they are away.
CREATE TABLE push_presence (
  member_id bigint PRIMARY KEY REFERENCES member,
  seen_at   timestamptz NOT NULL
);
CREATE INDEX push_subscription_by_member ON push_subscription (member_id);
CREATE TRIGGER departed BEFORE INSERT ON push_subscription FOR EACH ROW EXECUTE FUNCTION refuse_departed('member_id');
CREATE TRIGGER departed BEFORE INSERT ON push_presence     FOR EACH ROW EXECUTE FUNCTION refuse_departed('member_id');
