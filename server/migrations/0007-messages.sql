-- Messages, their files, and the runs of replies. A person's message, the hold on its price and the order for the reply are one statement.
CREATE TABLE message (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic_id    bigint NOT NULL REFERENCES topic,
  number      int NOT NULL CHECK (number > 0),
  sender_id   bigint REFERENCES member,               -- NULL: a notice of the lounge
  by_ai       boolean NOT NULL,
  content     text NOT NULL,
  symbols     int NOT NULL DEFAULT 0,
  units       bigint NOT NULL DEFAULT 0 CHECK (units >= 0),   -- price in hundredths of a point
  hold_id     bigint,
  charge      text CHECK (charge IN ('held', 'charged', 'not-charged', 'free')),
  state       text NOT NULL DEFAULT 'whole' CHECK (state IN ('whole', 'streaming', 'broken')),
  is_free     boolean NOT NULL DEFAULT false,
  revision    int NOT NULL DEFAULT 1,
  reply_id    bigint,
  notice      jsonb,
  deleted_at  timestamptz,
  created_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (topic_id, number),
  CHECK ((charge IS NULL) = (by_ai OR sender_id IS NULL))
);
ALTER TABLE message SET (fillfactor = 90);

CREATE TABLE attachment (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id  bigint NOT NULL REFERENCES message,
  member_id   bigint NOT NULL REFERENCES member,
  topic_id    bigint NOT NULL REFERENCES topic,
  position    int NOT NULL,
  type        text NOT NULL CHECK (type IN ('image', 'document', 'audio', 'video')),
  storage_key text NOT NULL UNIQUE,
  filename    text NOT NULL,
  media_type  text NOT NULL,
  bytes       bigint NOT NULL CHECK (bytes > 0),
  sha256      bytea NOT NULL,
  width       int,
  height      int,
  units       bigint NOT NULL DEFAULT 0,
  deleted_at  timestamptz,
  created_at  timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX attachment_by_message ON attachment (message_id);
CREATE INDEX attachment_by_member  ON attachment (member_id) WHERE deleted_at IS NULL;

-- One row a run (characters.md §4). It is its own job: claimed, leased, resumed. A run belongs to the topic, not to a request.
CREATE TABLE reply (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic_id        bigint NOT NULL REFERENCES topic,
  state           text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'typing', 'streaming', 'done', 'stopped', 'failed')),
  answers_from    int NOT NULL,
  answers_through int NOT NULL CHECK (answers_through >= answers_from),
  message_id      bigint REFERENCES message,
  revision        int NOT NULL DEFAULT 0,
  attempt         int NOT NULL DEFAULT 0,             -- claims so far; a lease that ran out is claimed again, at most 3 times
  restarts        int NOT NULL DEFAULT 0,             -- because of messages that arrived before any text
  stop_requested  boolean NOT NULL DEFAULT false,
  lease_token     uuid,
  run_at          timestamptz NOT NULL DEFAULT clock_timestamp(),   -- due, or the end of the lease
  deadline_at     timestamptz NOT NULL,
  first_text_at   timestamptz,
  served_by       text,
  usage           jsonb,
  attempts        jsonb,
  engine_state    jsonb,
  code            text,                               -- why it failed, a stable word
  charged         boolean,
  created_at      timestamptz NOT NULL DEFAULT clock_timestamp(),
  ended_at        timestamptz,
  CHECK ((state IN ('done', 'stopped', 'failed')) = (ended_at IS NOT NULL))
);
CREATE UNIQUE INDEX one_active_reply_per_topic ON reply (topic_id) WHERE state IN ('queued', 'typing', 'streaming');
CREATE INDEX reply_due ON reply (run_at) WHERE state IN ('queued', 'typing', 'streaming');
CREATE INDEX reply_of_topic ON reply (topic_id, id DESC);
ALTER TABLE message ADD FOREIGN KEY (reply_id) REFERENCES reply;
ALTER TABLE reply SET (fillfactor = 70);

-- Sends a message. A refusal is raised as GR001 with the problem's code as its message, so that nothing of the act stays.
CREATE FUNCTION post_message(p_member bigint, p_topic bigint, p_key text, p_hash bytea, p_content text, p_symbols int, p_units bigint, p_files jsonb)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE t topic; i idempotency; m bigint; n int; h bigint; r jsonb; at timestamptz := clock_timestamp();
BEGIN
  SELECT * INTO t FROM topic WHERE id = p_topic FOR NO KEY UPDATE;         -- twins of one key wait for each other here
  IF NOT FOUND THEN RAISE EXCEPTION 'topic.not-found' USING ERRCODE = 'GR001'; END IF;
  IF p_key IS NOT NULL THEN
    SELECT * INTO i FROM idempotency WHERE actor = p_member AND route = 'postMessage' AND key = p_key;
    IF FOUND THEN
      IF i.hash <> p_hash THEN RAISE EXCEPTION 'idempotency.key-reused' USING ERRCODE = 'GR001'; END IF;
      RETURN i.answer || '{"replayed": true}';
    END IF;
  END IF;
  IF t.person_id IS DISTINCT FROM p_member THEN RAISE EXCEPTION 'topic.not-participant' USING ERRCODE = 'GR001'; END IF;
  IF t.state = 'closed' THEN RAISE EXCEPTION 'topic.closed' USING ERRCODE = 'GR001'; END IF;
  IF t.character_id IS NULL THEN RAISE EXCEPTION 'topic.waiting' USING ERRCODE = 'GR001'; END IF;
  IF NOT EXISTS (SELECT 1 FROM room JOIN terms_acceptance a ON a.room_id = room.id AND a.version = room.terms_version
                 WHERE room.id = t.room_id AND a.member_id = p_member) THEN
    RAISE EXCEPTION 'terms.required' USING ERRCODE = 'GR001'; END IF;

  n := t.last_number + 1;
  m := nextval(pg_get_serial_sequence('message', 'id'));
  IF p_units > 0 THEN
    SELECT hold_id INTO h FROM ledger.hold_open(p_member, 'message', 'message:' || m, sha256(convert_to('message:' || m, 'utf8')), p_units, 'message', m::text, interval '10 minutes');
  END IF;
  INSERT INTO message (id, topic_id, number, sender_id, by_ai, content, symbols, units, hold_id, charge, created_at) OVERRIDING SYSTEM VALUE
    VALUES (m, p_topic, n, p_member, false, p_content, p_symbols, p_units, h, CASE WHEN p_units > 0 THEN 'held' ELSE 'free' END, at);
  IF p_files IS NOT NULL THEN
    INSERT INTO attachment (message_id, member_id, topic_id, position, type, storage_key, filename, media_type, bytes, sha256, width, height, units)
      SELECT m, p_member, p_topic, f.position, f.type, f.storage_key, f.filename, f.media_type, f.bytes, decode(f.sha256, 'hex'), f.width, f.height, f.units
      FROM jsonb_to_recordset(p_files) AS f(position int, type text, storage_key text, filename text, media_type text, bytes bigint, sha256 text, width int, height int, units bigint);
  END IF;
  UPDATE topic SET last_number = n, updated_at = at WHERE id = p_topic;

  -- The order for the reply. A run without text takes the message along; one that writes already leaves it to the next run.
  INSERT INTO reply (topic_id, answers_from, answers_through, deadline_at) VALUES (p_topic, n, n, at + interval '120 seconds')
    ON CONFLICT (topic_id) WHERE state IN ('queued', 'typing', 'streaming') DO UPDATE
      SET answers_through = CASE WHEN reply.first_text_at IS NULL AND reply.restarts < 3 THEN EXCLUDED.answers_through ELSE reply.answers_through END;

  r := jsonb_build_object('message_id', m::text, 'number', n, 'created_at', at, 'hold_id', h::text,
    'units', (SELECT balance FROM ledger.account WHERE owner_id = p_member AND role = 'available'));
  IF p_key IS NOT NULL THEN
    INSERT INTO idempotency (actor, route, key, hash, answer) VALUES (p_member, 'postMessage', p_key, p_hash, r) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN RAISE EXCEPTION 'idempotency.key-reused' USING ERRCODE = 'GR001'; END IF;   -- the same key in another topic
  END IF;
  RETURN r;
END $$;

-- What must never be (money.md §13, V14): a message and its hold that say different things, a wait that nobody will end, a hole in the numbers.
CREATE VIEW message_violations (rule, what, detail) AS
  SELECT 'V14 message differs from its hold', m.id::text, m.charge || ' vs ' || coalesce(h.state, 'no hold')
    FROM message m LEFT JOIN ledger.hold h ON h.id = m.hold_id
    WHERE m.charge IS NOT NULL AND (m.units > 0 OR m.hold_id IS NOT NULL)
      AND (CASE m.charge WHEN 'held' THEN 'open' WHEN 'charged' THEN 'captured' ELSE 'back' END)
        IS DISTINCT FROM (CASE WHEN h.state IN ('released', 'expired') THEN 'back' ELSE h.state END)
  UNION ALL
  SELECT 'V14 hold without its message', h.id::text, h.ref_id
    FROM ledger.hold h WHERE h.ref_type = 'message' AND NOT EXISTS (SELECT 1 FROM message m WHERE m.id::text = h.ref_id)
  UNION ALL
  SELECT 'V14 message that nobody will answer', m.id::text, m.created_at::text
    FROM message m WHERE m.charge = 'held' AND m.deleted_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM reply r WHERE r.topic_id = m.topic_id AND r.state IN ('queued', 'typing', 'streaming'))
  UNION ALL
  SELECT 'V14 hole in the numbers of a topic', t.id::text, t.last_number || ' vs ' || count(m.id)
    FROM topic t LEFT JOIN message m ON m.topic_id = t.id GROUP BY t.id, t.last_number HAVING count(m.id) <> t.last_number;
