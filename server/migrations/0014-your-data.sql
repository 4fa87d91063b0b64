-- What belongs to a member can be taken along and taken back (decisions B8): exports, and the end of an account.
-- Errors. GR002 the member has left

CREATE TABLE data_export (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id   bigint NOT NULL REFERENCES member,
  state       text NOT NULL DEFAULT 'ordered' CHECK (state IN ('ordered', 'ready', 'failed')),
  storage_key text NOT NULL UNIQUE,                  -- chosen before a byte is written: what a dead worker left is found again
  bytes       bigint CHECK (bytes > 0),
  ordered_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  ready_at    timestamptz,
  expires_at  timestamptz,                           -- from then on nobody gets it, and the sweep takes it away
  CHECK ((state = 'ordered') = (expires_at IS NULL)),
  CHECK ((state = 'ready') = (num_nonnulls(bytes, ready_at) = 2))
);
CREATE UNIQUE INDEX one_export_under_way ON data_export (member_id) WHERE state = 'ordered';
CREATE INDEX data_export_by_member ON data_export (member_id, id DESC);
CREATE INDEX data_export_by_expiry ON data_export (expires_at) WHERE expires_at IS NOT NULL;

-- Addresses whose accounts were deleted, as a keyed hash: the welcome points are given once to each.
CREATE TABLE departed_address (
  address_hash bytea PRIMARY KEY CHECK (octet_length(address_hash) = 32),
  departed_at  timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- Nothing is written about somebody who has left, by whatever was still under way. The deletion holds the member's row: a writer that came
-- first is waited for and erased with the rest, one that comes later waits here and is refused.
CREATE FUNCTION refuse_departed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE who bigint := (to_jsonb(NEW) ->> TG_ARGV[0])::bigint; BEGIN
  PERFORM 1 FROM member WHERE id = who AND deleted_at IS NULL FOR KEY SHARE;
  IF who IS NOT NULL AND NOT FOUND THEN RAISE EXCEPTION 'member % has left', who USING ERRCODE = 'GR002'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER departed BEFORE INSERT ON session          FOR EACH ROW EXECUTE FUNCTION refuse_departed('member_id');
CREATE TRIGGER departed BEFORE INSERT ON link             FOR EACH ROW EXECUTE FUNCTION refuse_departed('member_id');
CREATE TRIGGER departed BEFORE INSERT ON terms_acceptance FOR EACH ROW EXECUTE FUNCTION refuse_departed('member_id');
CREATE TRIGGER departed BEFORE INSERT ON memory_fact      FOR EACH ROW EXECUTE FUNCTION refuse_departed('member_id');
CREATE TRIGGER departed BEFORE INSERT ON report           FOR EACH ROW EXECUTE FUNCTION refuse_departed('reporter_id');
CREATE TRIGGER departed BEFORE INSERT ON channel_period   FOR EACH ROW EXECUTE FUNCTION refuse_departed('member_id');
CREATE TRIGGER departed BEFORE INSERT ON data_export      FOR EACH ROW EXECUTE FUNCTION refuse_departed('member_id');
CREATE TRIGGER departed BEFORE INSERT OR UPDATE OF person_id ON topic FOR EACH ROW EXECUTE FUNCTION refuse_departed('person_id');

CREATE FUNCTION keep_departed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'member % has left', OLD.id USING ERRCODE = 'GR002';
END $$;
CREATE TRIGGER departed BEFORE UPDATE ON member FOR EACH ROW WHEN (OLD.deleted_at IS NOT NULL) EXECUTE FUNCTION keep_departed();

CREATE FUNCTION payments.refuse_departed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM payments.orders o JOIN ledger.account a ON a.owner_id = o.owner_id WHERE o.id = NEW.order_id AND a.closed) THEN
    RAISE EXCEPTION 'the buyer of order % has left', NEW.order_id USING ERRCODE = 'GR002'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER departed BEFORE INSERT ON payments.buyer FOR EACH ROW EXECUTE FUNCTION payments.refuse_departed();

-- The member's own limits and break are theirs, and go with them.
CREATE FUNCTION ledger.forget_care(p_owner bigint) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
  DELETE FROM spending_limit WHERE owner_id = p_owner;
  DELETE FROM spending_break WHERE owner_id = p_owner $$;
REVOKE ALL ON FUNCTION ledger.forget_care, payments.refuse_departed FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.forget_care TO lounge_app;

-- Deleting a chat asks of each row who still points at it: by index, or a long chat takes minutes.
CREATE INDEX reply_by_message      ON reply (message_id)                    WHERE message_id IS NOT NULL;
CREATE INDEX message_by_reply      ON message (reply_id)                    WHERE reply_id IS NOT NULL;
CREATE INDEX memory_fact_by_source ON memory_fact (source_message_id)       WHERE source_message_id IS NOT NULL;
CREATE INDEX topic_continued       ON topic (continued_from)                WHERE continued_from IS NOT NULL;
CREATE INDEX topic_by_device       ON topic (device_id)                     WHERE device_id IS NOT NULL;
CREATE INDEX session_by_device     ON session (device_id);
CREATE INDEX attachment_by_topic   ON attachment (topic_id);
CREATE INDEX report_by_topic       ON report (topic_id);
CREATE INDEX report_by_reporter    ON report (reporter_id);

-- As in 0007; but the messages of somebody who has left are gone, and their holds stay in the books.
CREATE OR REPLACE VIEW message_violations (rule, what, detail) AS
  SELECT 'V14 message differs from its hold', m.id::text, m.charge || ' vs ' || coalesce(h.state, 'no hold')
    FROM message m LEFT JOIN ledger.hold h ON h.id = m.hold_id
    WHERE m.charge IS NOT NULL AND (m.units > 0 OR m.hold_id IS NOT NULL)
      AND (CASE m.charge WHEN 'held' THEN 'open' WHEN 'charged' THEN 'captured' ELSE 'back' END)
        IS DISTINCT FROM (CASE WHEN h.state IN ('released', 'expired') THEN 'back' ELSE h.state END)
  UNION ALL
  SELECT 'V14 hold without its message', h.id::text, h.ref_id
    FROM ledger.hold h WHERE h.ref_type = 'message' AND NOT EXISTS (SELECT 1 FROM message m WHERE m.id::text = h.ref_id)
      AND NOT EXISTS (SELECT 1 FROM ledger.account a WHERE a.owner_id = h.owner_id AND a.closed)
  UNION ALL
  SELECT 'V14 message that nobody will answer', m.id::text, m.created_at::text
    FROM message m WHERE m.charge = 'held' AND m.deleted_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM reply r WHERE r.topic_id = m.topic_id AND r.state IN ('queued', 'typing', 'streaming'))
  UNION ALL
  SELECT 'V14 hole in the numbers of a topic', t.id::text, t.last_number || ' vs ' || count(m.id)
    FROM topic t LEFT JOIN message m ON m.topic_id = t.id GROUP BY t.id, t.last_number HAVING count(m.id) <> t.last_number;
