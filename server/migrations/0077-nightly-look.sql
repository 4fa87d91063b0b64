-- The verifier in slices: the whole books piece by piece, each of a bounded size, and by day what came since the last seals. 'V1 sum of a
-- currency' needs no look of its own: it is 0 where each balance is the sum of its transfers (V2) and each transfer has one currency (V9).

------------------------------------------------------------------------------------------------------------------- 1. slices

-- The slice after this one: rows of p_kind beyond "after" and up to "upto"; about p_rows of them, or what belongs to an account or a source. The
-- first for NULLs, and NULL after the last.
CREATE FUNCTION ledger.slice_after(INOUT kind text, INOUT upto bigint, OUT after bigint, IN p_rows int DEFAULT 100000)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
DECLARE kinds constant text[] := '{state,accounts,journals,holds,seals,records}'; least_id constant bigint := -9223372036854775808;
  most_id constant bigint := 9223372036854775807; n bigint; BEGIN
  after := upto;
  IF kind IS NULL OR upto = most_id THEN
    kind := kinds[coalesce(array_position(kinds, kind), 0) + 1]; after := CASE WHEN kind IS NOT NULL THEN least_id END;
  END IF;
  upto := CASE kind
    WHEN 'state' THEN most_id
    WHEN 'accounts' THEN (
      SELECT x.id FROM (SELECT a.id, row_number() OVER w AS place, sum(a.version) OVER w AS entries FROM account a WHERE a.id > after
          WINDOW w AS (ORDER BY a.id) LIMIT p_rows) x
        WHERE x.entries >= p_rows OR x.place = p_rows ORDER BY x.id LIMIT 1)
    WHEN 'journals' THEN (SELECT j.id FROM journal j WHERE j.id > after ORDER BY j.id OFFSET p_rows - 1 LIMIT 1)
    WHEN 'holds' THEN (SELECT h.id FROM hold h WHERE h.id > after ORDER BY h.id OFFSET p_rows - 1 LIMIT 1)
    WHEN 'seals' THEN (
      SELECT s.seq FROM seal s WHERE s.seq > after AND s.upto_journal + s.upto_transfer + s.upto_record >= p_rows
          + coalesce((SELECT p.upto_journal + p.upto_transfer + p.upto_record FROM seal p WHERE p.seq = after), 0)
        ORDER BY s.seq LIMIT 1)
    WHEN 'records' THEN (
      SELECT r.place FROM recorded() WITH ORDINALITY r (source, relation, key, facts, owner, place) WHERE r.place > after ORDER BY r.place LIMIT 1)
  END;
  IF kind IS NOT NULL THEN upto := coalesce(upto, most_id); END IF;
END $$;

-- One source's rows against their records; without a source, all of them.
CREATE FUNCTION ledger.record_violations(p_source text) RETURNS TABLE (rule text, what text, detail text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp SET timezone = 'UTC' SET jit = off SET work_mem = '64MB' AS $$ BEGIN
  RETURN QUERY EXECUTE format('
    SELECT CASE WHEN r.key IS NULL THEN ''V21 row without its record'' WHEN x.key IS NULL THEN ''V21 recorded row is gone''
                ELSE ''V21 row differs from its record'' END, %L || '' '' || coalesce(r.key, x.key),
           concat_ws('' vs '', coalesce(encode(r.digest, ''hex''), ''none''), encode(x.digest, ''hex''))
      FROM (%s) x FULL JOIN (SELECT * FROM record WHERE source = %L) r ON r.key = x.key
     WHERE x.digest IS DISTINCT FROM r.digest
       AND NOT (x.key IS NULL AND EXISTS (SELECT FROM account a WHERE a.owner_id = r.owner_id AND a.closed))', p_source, proofs(p_source), p_source);
END $$;
CREATE OR REPLACE FUNCTION ledger.record_violations() RETURNS TABLE (rule text, what text, detail text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
  SELECT v.* FROM recorded() s, LATERAL record_violations(s.source) v $$;

-- All rules over the rows of one slice. Of a member's account all entries belong to its slice; a system account's stand in the journals'.
CREATE FUNCTION ledger.verify_slice(p_kind text, p_after bigint, p_upto bigint) RETURNS TABLE (rule text, what text, detail text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp SET enable_seqscan = off SET jit = off SET work_mem = '64MB'
SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  IF p_kind = 'state' THEN
    RETURN QUERY
    SELECT 'V8 hold open past its time', h.id::text, h.expires_at::text
      FROM hold h WHERE h.state = 'open' AND h.expires_at < statement_timestamp() - interval '10 minutes'
    UNION ALL
    SELECT 'V24 closed books of a member who is there', a.owner_id::text, string_agg(a.role, ' ' ORDER BY a.role)
      FROM account a JOIN public.member m ON m.id = a.owner_id WHERE a.closed AND m.kind = 'person' AND m.deleted_at IS NULL GROUP BY a.owner_id
    UNION ALL
    SELECT 'V24 open books of a member who has left', a.owner_id::text, string_agg(a.role, ' ' ORDER BY a.role)
      FROM account a JOIN public.member m ON m.id = a.owner_id WHERE NOT a.closed AND m.deleted_at IS NOT NULL GROUP BY a.owner_id;
  ELSIF p_kind = 'accounts' THEN
    RETURN QUERY
    WITH a AS MATERIALIZED (SELECT * FROM account WHERE id > p_after AND id <= p_upto),
         e AS MATERIALIZED (
           SELECT debit_id aid, -amount amt, debit_version v, debit_after aft, id
             FROM transfer WHERE debit_id > p_after AND debit_id <= p_upto AND debit_version IS NOT NULL
           UNION ALL
           SELECT credit_id, amount, credit_version, credit_after, id
             FROM transfer WHERE credit_id > p_after AND credit_id <= p_upto AND credit_version IS NOT NULL),
         s AS MATERIALIZED (SELECT e.aid, sum(e.amt) amt, count(*) n, max(e.v) mv FROM e GROUP BY 1),
         run AS MATERIALIZED (
           SELECT e.aid, e.id, e.v, e.aft, sum(e.amt) OVER w total, row_number() OVER w place FROM e WINDOW w AS (PARTITION BY e.aid ORDER BY e.v, e.id))
    SELECT 'V2 balance differs from its transfers', a.code, a.balance || ' vs ' || coalesce(s.amt, 0)
      FROM a LEFT JOIN s ON s.aid = a.id WHERE (a.materialised AND a.balance <> coalesce(s.amt, 0)) OR (NOT a.materialised AND a.balance <> 0)
    UNION ALL
    SELECT 'V3 out of bounds', a.code, a.balance::text FROM a WHERE a.balance < a.floor OR a.balance > a.ceiling OR (a.closed AND a.balance <> 0)
        OR NOT shape(a.code, a.ccy, a.role, a.owner_id, a.floor, a.ceiling, a.materialised)
    UNION ALL
    SELECT 'V4 gap in an account''s order', a.code, a.version || ' vs ' || coalesce(s.n, 0) FROM a LEFT JOIN s ON s.aid = a.id
      WHERE (a.materialised AND (a.version <> coalesce(s.n, 0) OR a.version <> coalesce(s.mv, 0))) OR (NOT a.materialised AND a.version <> 0)
    UNION ALL
    SELECT 'V4 gap in an account''s order', run.aid::text, run.id::text FROM run WHERE run.v <> run.place
    UNION ALL
    SELECT 'V5 held balance differs from open holds', a.code, a.balance || ' vs ' || coalesce(o.total, 0)
      FROM a, LATERAL (SELECT sum(h.amount) total FROM hold h WHERE h.owner_id = a.owner_id AND h.state = 'open') o
      WHERE a.role = 'held' AND a.balance <> coalesce(o.total, 0)
    UNION ALL
    SELECT 'V6 running balance broken', run.aid::text, run.id::text FROM run WHERE run.aft IS DISTINCT FROM run.total
    UNION ALL
    SELECT 'V20 gap in a member''s acts', a.owner_id::text, o.newest || ' vs ' || o.n
      FROM a, LATERAL (SELECT max(j.act) newest, count(*) n FROM journal j WHERE j.owner_id = a.owner_id AND j.act IS NOT NULL) o
      WHERE a.role = 'available' AND o.newest <> o.n;
  ELSIF p_kind = 'journals' THEN
    RETURN QUERY
    WITH j AS MATERIALIZED (SELECT * FROM journal WHERE id > p_after AND id <= p_upto),
         t AS MATERIALIZED (
           SELECT x.*, d.ccy d_ccy, c.ccy c_ccy, d.owner_id d_owner, c.owner_id c_owner,
                  d.materialised AND x.debit_version IS NULL OR c.materialised AND x.credit_version IS NULL AS uncounted
             FROM transfer x LEFT JOIN account d ON d.id = x.debit_id LEFT JOIN account c ON c.id = x.credit_id
             WHERE x.journal_id > p_after AND x.journal_id <= p_upto)
    SELECT 'V2 balance differs from its transfers', t.id::text, 'not counted' FROM t WHERE t.uncounted
    UNION ALL
    SELECT 'V7 journal has other transfers than it says', coalesce(j.id, n.journal_id)::text, coalesce(j.legs, 0) || ' vs ' || coalesce(n.n, 0)
      FROM j FULL JOIN (SELECT t.journal_id, count(*) n FROM t GROUP BY 1) n ON n.journal_id = j.id WHERE j.legs IS DISTINCT FROM n.n
    UNION ALL
    SELECT 'V9 currency of a transfer differs from its accounts', t.id::text, t.ccy::text
      FROM t WHERE t.d_ccy IS DISTINCT FROM t.ccy OR t.c_ccy IS DISTINCT FROM t.ccy
    UNION ALL
    SELECT 'V18 transfer of another member', t.id::text, j.id::text FROM t JOIN j ON j.id = t.journal_id
      WHERE t.d_owner <> j.owner_id OR t.c_owner <> j.owner_id OR (j.owner_id IS NULL AND coalesce(t.d_owner, t.c_owner) IS NOT NULL)
    UNION ALL
    SELECT 'V19 journal without its hold', j.id::text, j.kind FROM j LEFT JOIN hold h ON h.opened_by = j.id LEFT JOIN hold r ON r.resolved_by = j.id
      WHERE (j.kind = 'hold' AND h.id IS NULL) OR (j.kind IN ('capture', 'release') AND r.id IS NULL)
    UNION ALL
    SELECT 'V20 gap in a member''s acts', j.owner_id::text, j.act::text FROM j
      WHERE j.act IS NOT NULL AND NOT EXISTS (SELECT FROM account a WHERE a.owner_id = j.owner_id AND a.role = 'available');
  ELSIF p_kind = 'holds' THEN
    RETURN QUERY
    SELECT 'V19 hold differs from its journals', h.id::text, h.state
      FROM hold h LEFT JOIN journal o ON o.id = h.opened_by,
        LATERAL (SELECT sum(t.amount) opened FROM transfer t JOIN account d ON d.id = t.debit_id JOIN account c ON c.id = t.credit_id
                  WHERE t.journal_id = h.opened_by AND d.role = 'available' AND c.role = 'held') mo,
        LATERAL (SELECT coalesce(sum(t.amount) FILTER (WHERE c.code = 'system:spent:pts'), 0) taken,
                        coalesce(sum(t.amount) FILTER (WHERE c.role = 'available'), 0) back
                   FROM transfer t JOIN account d ON d.id = t.debit_id JOIN account c ON c.id = t.credit_id
                  WHERE t.journal_id = h.resolved_by AND d.role = 'held') mr
      WHERE h.id > p_after AND h.id <= p_upto
        AND ((o.kind, o.owner_id, o.cause, o.ref_type, o.ref_id, mo.opened)
              IS DISTINCT FROM ('hold', h.owner_id, h.cause, h.ref_type, h.ref_id, h.amount::numeric)
          OR (h.state <> 'open' AND (mr.taken, mr.back) IS DISTINCT FROM (coalesce(h.captured, 0)::numeric, (h.amount - coalesce(h.captured, 0))::numeric)));
  ELSIF p_kind = 'seals' THEN
    RETURN QUERY SELECT v.* FROM seal_violations(p_after + 1, p_upto) v;
  ELSIF p_kind = 'records' THEN
    RETURN QUERY SELECT v.* FROM recorded() WITH ORDINALITY s (source, relation, key, facts, owner, place), LATERAL record_violations(s.source) v
      WHERE s.place > p_after AND s.place <= p_upto;
  END IF;
END $$;

-- The whole, slice after slice.
DROP FUNCTION ledger.verify();
CREATE FUNCTION ledger.verify(p_rows int DEFAULT 100000) RETURNS TABLE (rule text, what text, detail text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
DECLARE s record; BEGIN
  SELECT * INTO s FROM slice_after(NULL, NULL, p_rows);
  WHILE s.kind IS NOT NULL LOOP
    RETURN QUERY SELECT v.* FROM verify_slice(s.kind, s.after, s.upto) v;
    SELECT * INTO s FROM slice_after(s.kind, s.upto, p_rows);
  END LOOP;
END $$;
CREATE OR REPLACE VIEW ledger.violations (rule, what, detail) AS SELECT v.rule, v.what, v.detail FROM ledger.verify() v(rule, what, detail);

------------------------------------------------------------------------------------------------------ 2. what came since the last seals

-- Rows since the seal before the newest, that seal and the newest, and what has no age: open holds, closed books.
CREATE FUNCTION ledger.verify_new() RETURNS TABLE (rule text, what text, detail text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp SET timezone = 'UTC' SET jit = off AS $$
DECLARE z seal; s record; BEGIN
  SELECT * INTO z FROM seal ORDER BY seq DESC OFFSET 1 LIMIT 1;
  RETURN QUERY SELECT v.* FROM violations_since(coalesce(z.upto_journal, 0)) v;
  RETURN QUERY SELECT v.* FROM seal_violations(coalesce(z.seq, 1), 9223372036854775807) v;
  RETURN QUERY SELECT v.* FROM verify_slice('state', 0, 0) v WHERE v.rule NOT LIKE 'V8 %';
  FOR s IN SELECT * FROM recorded() LOOP
    RETURN QUERY EXECUTE format('
      SELECT CASE WHEN x.key IS NULL THEN ''V21 recorded row is gone'' ELSE ''V21 row differs from its record'' END, %L || '' '' || r.key,
             concat_ws('' vs '', encode(r.digest, ''hex''), encode(x.digest, ''hex''))
        FROM (SELECT r.*, jsonb_populate_record(NULL::%s, (SELECT jsonb_object_agg(n.name, r.key::jsonb -> (n.place - 1)::int)
                FROM unnest(%L::text[]) WITH ORDINALITY n (name, place))) AS k FROM record r WHERE r.id > $1 AND r.source = %L OFFSET 0) r
        LEFT JOIN LATERAL (%s AND %s) x ON x.key = r.key
       WHERE x.digest IS DISTINCT FROM r.digest
         AND NOT (x.key IS NULL AND EXISTS (SELECT FROM account a WHERE a.owner_id = r.owner_id AND a.closed))', s.source, s.relation, s.key, s.source,
      proofs(s.source), (SELECT string_agg(format('t.%I = (r.k).%I', n, n), ' AND ') FROM unnest(s.key) n)) USING coalesce(z.upto_record, 0);
  END LOOP;
END $$;

---------------------------------------------------------------------------------------------------------------- 3. messages

-- As ledger.slice_after(): what is held now, then messages, holds, topics and journals by their ids.
CREATE FUNCTION message_slice_after(INOUT kind text, INOUT upto bigint, OUT after bigint, IN p_rows int DEFAULT 100000)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE kinds constant text[] := '{state,messages,holds,topics,journals}'; least_id constant bigint := -9223372036854775808;
  most_id constant bigint := 9223372036854775807; BEGIN
  after := upto;
  IF kind IS NULL OR upto = most_id THEN
    kind := kinds[coalesce(array_position(kinds, kind), 0) + 1]; after := CASE WHEN kind IS NOT NULL THEN least_id END;
  END IF;
  upto := CASE kind
    WHEN 'state' THEN most_id
    WHEN 'messages' THEN (SELECT m.id FROM message m WHERE m.id > after ORDER BY m.id OFFSET p_rows - 1 LIMIT 1)
    WHEN 'holds' THEN (SELECT h.id FROM ledger.hold h WHERE h.id > after ORDER BY h.id OFFSET p_rows - 1 LIMIT 1)
    WHEN 'topics' THEN (
      SELECT x.id FROM (SELECT t.id, row_number() OVER w AS place, sum(t.last_number) OVER w AS messages FROM topic t WHERE t.id > after
          WINDOW w AS (ORDER BY t.id) LIMIT p_rows) x
        WHERE x.messages >= p_rows OR x.place = p_rows ORDER BY x.id LIMIT 1)
    WHEN 'journals' THEN (SELECT j.id FROM ledger.journal j WHERE j.id > after ORDER BY j.id OFFSET p_rows - 1 LIMIT 1)
  END;
  IF kind IS NOT NULL THEN upto := coalesce(upto, most_id); END IF;
END $$;

-- All rules (as in 0037) over the rows of one slice.
CREATE FUNCTION verify_message_slice(p_kind text, p_after bigint, p_upto bigint) RETURNS TABLE (rule text, what text, detail text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off SET jit = off
SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  IF p_kind = 'state' THEN
    RETURN QUERY
    SELECT 'V14 message that nobody will answer', m.id::text, m.created_at::text
      FROM ledger.hold h JOIN message m ON m.id = message_named(h.ref_id)
      WHERE h.state = 'open' AND h.ref_type = 'message' AND m.charge = 'held' AND m.deleted_at IS NULL AND NOT EXISTS (
        SELECT FROM reply r WHERE r.topic_id = m.topic_id AND r.state IN ('queued', 'typing', 'streaming'));
  ELSIF p_kind = 'messages' THEN
    RETURN QUERY
    SELECT 'V14 message differs from its hold', m.id::text,
           m.charge || ' ' || m.units || ' vs ' || coalesce(h.state || ' ' || coalesce(h.captured, h.amount), 'no hold')
      FROM message m LEFT JOIN ledger.hold h ON h.id = m.hold_id LEFT JOIN ledger.journal b ON b.reverses = h.resolved_by
      WHERE m.id > p_after AND m.id <= p_upto AND m.charge IS NOT NULL AND CASE
        WHEN m.hold_id IS NULL THEN m.units <> 0 OR m.charge <> 'free'
        WHEN (h.ref_type, h.ref_id, h.owner_id) IS DISTINCT FROM ('message', m.id::text, m.sender_id) THEN true
        ELSE NOT CASE m.charge
          WHEN 'held'        THEN h.state = 'open' AND m.units = h.amount
          WHEN 'charged'     THEN h.state = 'captured' AND m.units = h.captured AND b.id IS NULL
          WHEN 'returned'    THEN h.state = 'captured' AND m.units = h.captured AND b.id IS NOT NULL
          WHEN 'not-charged' THEN h.state IN ('released', 'expired') AND m.units = h.amount
          ELSE h.state IN ('released', 'expired') AND m.units IN (0, h.amount) END END          -- 0: its files could not be read
    UNION ALL
    SELECT 'V14 charged without a reply', m.id::text, m.created_at::text
      FROM message m WHERE m.id > p_after AND m.id <= p_upto AND m.charge IN ('charged', 'returned') AND NOT EXISTS (
        SELECT FROM reply r JOIN message a ON a.id = r.message_id AND a.by_ai
        WHERE r.topic_id = m.topic_id AND m.number BETWEEN r.answers_from AND r.answers_through AND r.charged AND r.ended_at IS NOT NULL);
  ELSIF p_kind = 'holds' THEN
    RETURN QUERY
    SELECT CASE WHEN m.id IS NULL THEN 'V14 hold without its message' ELSE 'V14 hold that its message does not name' END, h.id::text, h.ref_id
      FROM ledger.hold h LEFT JOIN message m ON m.id = message_named(h.ref_id)
      WHERE h.id > p_after AND h.id <= p_upto AND h.ref_type = 'message' AND CASE
        WHEN m.id IS NULL THEN NOT EXISTS (SELECT FROM ledger.account a WHERE a.owner_id = h.owner_id AND a.closed)
        ELSE h.state IN ('open', 'captured') AND m.hold_id IS DISTINCT FROM h.id END;
  ELSIF p_kind = 'topics' THEN
    RETURN QUERY
    SELECT 'V14 hole in the numbers of a topic', t.id::text, t.last_number || ' vs ' || c.n
      FROM topic t, LATERAL (SELECT count(*) AS n FROM message m WHERE m.topic_id = t.id) c
      WHERE t.id > p_after AND t.id <= p_upto AND c.n <> t.last_number;
  ELSIF p_kind = 'journals' THEN
    RETURN QUERY
    SELECT 'V24 return differs from its charge', j.id::text, coalesce(h.captured::text, '?') || ' vs ' || coalesce(t.amount, 0)
      FROM ledger.journal j LEFT JOIN ledger.hold h ON h.resolved_by = j.reverses,
        LATERAL (SELECT sum(x.amount) AS amount FROM ledger.transfer x WHERE x.journal_id = j.id) t
      WHERE j.id > p_after AND j.id <= p_upto AND j.kind = 'reversal' AND j.cause = 'message'
        AND (h.state, h.owner_id, h.ref_type, h.captured::numeric) IS DISTINCT FROM ('captured', j.owner_id, 'message', t.amount);
  END IF;
END $$;

-- The id that is written exactly so.
CREATE FUNCTION message_named(p_ref text) RETURNS bigint IMMUTABLE LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN p_ref ~ '^[1-9][0-9]{0,17}$' THEN p_ref::bigint END $$;

CREATE FUNCTION verify_messages(p_rows int DEFAULT 100000) RETURNS TABLE (rule text, what text, detail text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE s record; BEGIN
  SELECT * INTO s FROM message_slice_after(NULL, NULL, p_rows);
  WHILE s.kind IS NOT NULL LOOP
    RETURN QUERY SELECT v.* FROM verify_message_slice(s.kind, s.after, s.upto) v;
    SELECT * INTO s FROM message_slice_after(s.kind, s.upto, p_rows);
  END LOOP;
END $$;
CREATE OR REPLACE VIEW message_violations (rule, what, detail) AS SELECT v.rule, v.what, v.detail FROM verify_messages() v(rule, what, detail);

-- Messages and holds since then, the topics of those messages, what was returned since, and all that is held.
CREATE FUNCTION verify_new_messages(p_age interval) RETURNS TABLE (rule text, what text, detail text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off SET jit = off AS $$
DECLARE at timestamptz := clock_timestamp() - p_age; most_id constant bigint := 9223372036854775807;
  m bigint := coalesce((SELECT x.id FROM message x WHERE x.created_at < at ORDER BY x.id DESC LIMIT 1), 0);
  h bigint := coalesce((SELECT x.id FROM ledger.hold x WHERE x.opened_at < at ORDER BY x.id DESC LIMIT 1), 0); BEGIN
  RETURN QUERY SELECT v.* FROM verify_message_slice('state', 0, 0) v
    UNION SELECT v.* FROM verify_message_slice('messages', m, most_id) v
    UNION SELECT v.* FROM verify_message_slice('holds', h, most_id) v
    UNION SELECT v.* FROM verify_message_slice('journals', ledger.journal_before(p_age), most_id) v
    UNION SELECT v.* FROM (SELECT DISTINCT x.topic_id AS id FROM message x WHERE x.id > m) t, LATERAL verify_message_slice('topics', t.id - 1, t.id) v;
END $$;

---------------------------------------------------------------------------------------------------------------- 4. how far the night is

CREATE TABLE book_night (
  look     text PRIMARY KEY,
  began_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  kind     text,                                  -- the last slice that was looked at
  upto     bigint,
  slices   int NOT NULL DEFAULT 0,
  found    int NOT NULL DEFAULT 0,
  ended_at timestamptz
);

REVOKE ALL ON FUNCTION ledger.slice_after, ledger.record_violations(text), ledger.verify_slice, ledger.verify, ledger.verify_new FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.slice_after, ledger.verify_slice, ledger.verify, ledger.verify_new TO lounge_app;
REVOKE ALL ON FUNCTION message_slice_after, verify_message_slice, message_named, verify_messages, verify_new_messages FROM PUBLIC;
GRANT EXECUTE ON FUNCTION message_slice_after, verify_message_slice, verify_messages, verify_new_messages TO lounge_app;
