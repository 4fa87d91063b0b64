-- A reply answers a numbered question: the set of messages as it stood when its text was made. Each change to the set before the first text, a
-- message more or one deleted, counts the number up; text that was made for another number is never shown, and nothing is captured for it.
ALTER TABLE reply ADD COLUMN question int NOT NULL DEFAULT 1;

CREATE OR REPLACE FUNCTION post_message(p_member bigint, p_topic bigint, p_key text, p_hash bytea, p_content text, p_symbols int, p_units bigint, p_files jsonb)
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
    SELECT hold_id INTO h FROM ledger.hold_open(p_member, 'message', 'message:' || m, sha256(convert_to('message:' || m, 'utf8')), p_units,
      'message', m::text, interval '10 minutes');
  END IF;
  INSERT INTO message (id, topic_id, number, sender_id, by_ai, content, symbols, units, hold_id, charge, created_at) OVERRIDING SYSTEM VALUE
    VALUES (m, p_topic, n, p_member, false, p_content, p_symbols, p_units, h, CASE WHEN p_units > 0 THEN 'held' ELSE 'free' END, at);
  IF p_files IS NOT NULL THEN
    INSERT INTO attachment (message_id, member_id, topic_id, position, type, storage_key, filename, media_type, bytes, sha256, width, height, units)
      SELECT m, p_member, p_topic, f.position, f.type, f.storage_key, f.filename, f.media_type, f.bytes, decode(f.sha256, 'hex'), f.width, f.height, f.units
      FROM jsonb_to_recordset(p_files) AS f(position int, type text, storage_key text, filename text, media_type text,
        bytes bigint, sha256 text, width int, height int, units bigint);
  END IF;
  UPDATE topic SET last_number = n, updated_at = at WHERE id = p_topic;

  -- The order for the reply. A run without text takes the message along; one that writes already leaves it to the next run.
  INSERT INTO reply (topic_id, answers_from, answers_through, deadline_at) VALUES (p_topic, n, n, at + interval '120 seconds')
    ON CONFLICT (topic_id) WHERE state IN ('queued', 'typing', 'streaming') DO UPDATE
      SET (answers_through, question) = (SELECT CASE WHEN joins THEN EXCLUDED.answers_through ELSE reply.answers_through END,
                                                CASE WHEN joins THEN reply.question + 1 ELSE reply.question END
                                         FROM (SELECT reply.first_text_at IS NULL AND reply.restarts < 3) AS j (joins));

  r := jsonb_build_object('message_id', m::text, 'number', n, 'created_at', at, 'hold_id', h::text,
    'units', (SELECT balance FROM ledger.account WHERE owner_id = p_member AND role = 'available'));
  IF p_key IS NOT NULL THEN
    INSERT INTO idempotency (actor, route, key, hash, answer) VALUES (p_member, 'postMessage', p_key, p_hash, r) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN RAISE EXCEPTION 'idempotency.key-reused' USING ERRCODE = 'GR001'; END IF;   -- the same key in another topic
  END IF;
  RETURN r;
END $$;
