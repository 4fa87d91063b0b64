-- Orders, payment facts, receipts and consents are sealed as the journal is; seals that go missing are missed; what the verifiers find stays
-- found until an operator has looked; the guards themselves are written down, so that a dropped one is missed too.

----------------------------------------------------------------------------------------------------------------------- 1. records

-- What a row said when it was written. A row that changes, disappears or slips in later disagrees with its record; records are sealed.
CREATE TABLE ledger.record (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source   text NOT NULL,
  key      text NOT NULL,
  digest   bytea NOT NULL CHECK (octet_length(digest) = 32),
  owner_id bigint,                                -- the row belongs to this member alone, and leaves with them
  UNIQUE (source, key)
);

-- What is recorded: of each row, once its first fact is there, the facts that never change. A row's status follows from other rows, which
-- the verifier compares. A column added later leaves old records whole; a source is never changed, but a new one takes its place.
CREATE FUNCTION ledger.recorded() RETURNS TABLE (source text, relation text, key text[], facts text[], owner text) IMMUTABLE LANGUAGE sql AS $$
  VALUES
    ('order',     'payments.orders',       '{id}'::text[],             '{number,owner_id,bundle_id,item,units,gross_cents,created_at}'::text[], NULL),
    ('bill',      'payments.orders',       '{id}',                     '{billed_at,gateway,livemode,net_cents,vat_cents,vat_country,ip_country,vat_rate_bp,charge_currency,charge_minor,charge_digits,fx_rate_millionths,language_code}', NULL),
    ('consent',   'payments.consent',      '{order_id,kind}',          '{version,wording,language_code,given_at}', NULL),
    ('fact',      'payments.fact',         '{order_id,fact,ref}',      '{seen_at,minor,currency,card_brand,card_last4,card_country,sca}', NULL),
    ('receipt',   'payments.receipt',      '{id}',                     '{series,no,kind,order_id,refund_id,gross_cents,net_cents,vat_cents,units,minor,product,seller,issued_at}', NULL),
    ('refund',    'payments.refund',       '{id}',                     '{order_id,kind,ref,is_ours,gross_cents,net_cents,vat_cents,units,minor,created_at}', NULL),
    ('review',    'payments.review',       '{id}',                     '{reason,order_id,gateway,ref,detail,minor,created_at}', NULL),
    ('settled',   'payments.review',       '{id}',                     '{settled_at}', NULL),
    ('movement',  'payments.movement',     '{gateway,ref}',            '{livemode,payment_ref,kind,minor,fee_minor,currency,seen_at}', NULL),
    ('period',    'public.channel_period', '{id}',                     '{member_id,cost,starts_at,ends_at,journal_id,created_at}', 'member_id'),
    ('finding',   'ledger.finding',        '{id}',                     '{look,rule,what,detail,found_at}', NULL),
    ('reopening', 'ledger.reopening',      '{id}',                     '{upto,accepted,actor,reason,at}', NULL),
    ('catalogue', 'ledger.catalogue',      '{id}',                     '{server,migration,objects,recorded_at}', NULL) $$;

CREATE FUNCTION ledger.keep_record() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp SET timezone = 'UTC' AS $$
DECLARE s record; n jsonb := to_jsonb(NEW); k text; f text; BEGIN
  FOR s IN SELECT * FROM recorded() r WHERE r.source = ANY (TG_ARGV) LOOP
    CONTINUE WHEN n ->> s.facts[1] IS NULL;
    IF TG_OP = 'UPDATE' THEN CONTINUE WHEN to_jsonb(OLD) ->> s.facts[1] IS NOT NULL; END IF;
    SELECT jsonb_agg(n -> x.name ORDER BY x.place)::text INTO k FROM unnest(s.key) WITH ORDINALITY x (name, place);
    SELECT jsonb_agg(n -> x.name ORDER BY x.place)::text INTO f FROM unnest(s.facts) WITH ORDINALITY x (name, place);
    PERFORM pg_advisory_xact_lock_shared(7102, 1);                    -- a seal waits for whoever writes, as in ledger.post()
    INSERT INTO record (source, key, digest, owner_id) VALUES (s.source, k, sha256(convert_to(s.source || k || f, 'utf8')), (n ->> s.owner)::bigint);
  END LOOP;
  RETURN NULL;
END $$;

-- Key, digest and owner of all rows of a source as they stand now, by a query. It wants time zone UTC.
CREATE FUNCTION ledger.proofs(p_source text) RETURNS text STABLE LANGUAGE sql SET search_path = ledger, pg_temp AS $$
  SELECT format('SELECT k.key, sha256(convert_to(%L || k.key || jsonb_build_array(%s)::text, ''utf8'')) AS digest, %s::bigint AS owner_id
                   FROM %s t, LATERAL (SELECT jsonb_build_array(%s)::text AS key) k WHERE t.%I IS NOT NULL',
    s.source, (SELECT string_agg(format('t.%I', x.name), ', ' ORDER BY x.place) FROM unnest(s.facts) WITH ORDINALITY x (name, place)),
    coalesce('t.' || quote_ident(s.owner), 'NULL'), s.relation,
    (SELECT string_agg(format('t.%I', x.name), ', ' ORDER BY x.place) FROM unnest(s.key) WITH ORDINALITY x (name, place)), s.facts[1])
  FROM recorded() s WHERE s.source = p_source $$;

CREATE FUNCTION ledger.record_violations() RETURNS TABLE (rule text, what text, detail text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp SET timezone = 'UTC' SET jit = off SET work_mem = '64MB' AS $$
DECLARE s record; BEGIN
  FOR s IN SELECT * FROM recorded() LOOP
    RETURN QUERY EXECUTE format('
      SELECT CASE WHEN r.key IS NULL THEN ''V21 row without its record'' WHEN x.key IS NULL THEN ''V21 recorded row is gone''
                  ELSE ''V21 row differs from its record'' END, %L || '' '' || coalesce(r.key, x.key), coalesce(encode(r.digest, ''hex''), '''')
        FROM (%s) x FULL JOIN (SELECT * FROM record WHERE source = %L) r ON r.key = x.key
       WHERE x.digest IS DISTINCT FROM r.digest
         AND NOT (x.key IS NULL AND EXISTS (SELECT FROM account a WHERE a.owner_id = r.owner_id AND a.closed))', s.source, proofs(s.source), s.source);
  END LOOP;
END $$;

------------------------------------------------------------------------------------------------- 2. seals that can't just be deleted

ALTER TABLE ledger.seal ADD COLUMN upto_record bigint NOT NULL DEFAULT 0, ADD COLUMN n_record bigint NOT NULL DEFAULT 0;
-- How many seals there are, and the newest one's digest: remembered beside them.
ALTER TABLE ledger.horizon ADD COLUMN upto_record bigint NOT NULL DEFAULT 0, ADD COLUMN seals bigint NOT NULL DEFAULT 0, ADD COLUMN digest bytea;
UPDATE ledger.horizon SET seals = coalesce((SELECT max(seq) FROM ledger.seal), 0), digest = (SELECT digest FROM ledger.seal ORDER BY seq DESC LIMIT 1);

-- As in 0004, and the records after them. A seal without records has the digest that it would have had before.
DROP FUNCTION ledger.digest(bigint, bigint, bigint, bigint, bytea);
CREATE FUNCTION ledger.digest(p_from_j bigint, p_to_j bigint, p_from_t bigint, p_to_t bigint, p_from_r bigint, p_to_r bigint, p_prev bytea,
  OUT d bytea, OUT nj bigint, OUT nt bigint, OUT nr bigint) STABLE LANGUAGE sql SET search_path = ledger, pg_temp AS $$
  WITH j AS (
    SELECT count(*) AS n, sha256(convert_to(coalesce(string_agg(jsonb_build_array(id, kind, cause, scope, idem_key, encode(request_hash, 'hex'),
      owner_id, act, legs, ref_type, ref_id, lot_id, reverses, actor, reason, extract(epoch FROM created_at))::text, E'\n' ORDER BY id), ''), 'utf8')) AS h
    FROM journal WHERE id > p_from_j AND id <= p_to_j),
  t AS (
    SELECT count(*) AS n, sha256(convert_to(coalesce(string_agg(jsonb_build_array(id, journal_id, debit_id, credit_id, ccy, amount,
      debit_after, debit_version, credit_after, credit_version)::text, E'\n' ORDER BY id), ''), 'utf8')) AS h
    FROM transfer WHERE id > p_from_t AND id <= p_to_t),
  r AS (
    SELECT count(*) AS n, sha256(convert_to(coalesce(string_agg(jsonb_build_array(id, source, key, encode(digest, 'hex'), owner_id)::text,
      E'\n' ORDER BY id), ''), 'utf8')) AS h
    FROM record WHERE id > p_from_r AND id <= p_to_r)
  SELECT sha256(p_prev || j.h || t.h || CASE WHEN p_to_r > p_from_r THEN r.h ELSE '' END), j.n, t.n, r.n FROM j, t, r $$;

CREATE OR REPLACE FUNCTION ledger.seal_horizon(OUT j bigint, OUT t bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp SET lock_timeout = '2s' AS $$ BEGIN
  PERFORM pg_advisory_xact_lock(7102);            -- before anybody waits for us: another seal may take its time
  PERFORM pg_advisory_xact_lock(7102, 1);         -- no table lock: it would cancel a vacuum each time
  UPDATE horizon SET upto_journal = coalesce((SELECT max(id) FROM journal), 0), upto_transfer = coalesce((SELECT max(id) FROM transfer), 0),
    upto_record = coalesce((SELECT max(id) FROM record), 0) RETURNING upto_journal, upto_transfer INTO j, t;
END $$;

-- Seals what is new, and answers the newest digest; null where there is none, or where the newest seal is not the one remembered: nothing is
-- built on a broken chain.
CREATE OR REPLACE FUNCTION ledger.seal_append(p_max bigint DEFAULT 100000) RETURNS bytea
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
DECLARE p seal; h horizon; d record; j bigint; t bigint; r bigint; BEGIN
  PERFORM pg_advisory_xact_lock(7102);
  LOOP
    SELECT * INTO h FROM horizon;
    SELECT * INTO p FROM seal ORDER BY seq DESC LIMIT 1;
    IF h.seals IS DISTINCT FROM coalesce(p.seq, 0) OR h.digest IS DISTINCT FROM p.digest THEN RETURN NULL; END IF;
    j := least(h.upto_journal, coalesce(p.upto_journal, 0) + p_max); t := least(h.upto_transfer, coalesce(p.upto_transfer, 0) + p_max);
    r := least(h.upto_record, coalesce(p.upto_record, 0) + p_max);
    IF j <= coalesce(p.upto_journal, 0) AND t <= coalesce(p.upto_transfer, 0) AND r <= coalesce(p.upto_record, 0) THEN RETURN p.digest; END IF;
    SELECT * INTO d FROM digest(coalesce(p.upto_journal, 0), j, coalesce(p.upto_transfer, 0), t, coalesce(p.upto_record, 0), r, coalesce(p.digest, ''));
    INSERT INTO seal (seq, upto_journal, upto_transfer, upto_record, n_journal, n_transfer, n_record, digest)
      VALUES (coalesce(p.seq, 0) + 1, j, t, r, d.nj, d.nt, d.nr, d.d);
    UPDATE horizon SET seals = coalesce(p.seq, 0) + 1, digest = d.d;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION ledger.seal_violations(p_from bigint, p_to bigint) RETURNS TABLE (rule text, what text, detail text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp SET jit = off AS $$
  SELECT 'V10 seal broken', z.seq::text, z.sealed_at::text
    FROM (SELECT s.*, lag(upto_journal, 1, 0::bigint) OVER w pj, lag(upto_transfer, 1, 0::bigint) OVER w pt, lag(upto_record, 1, 0::bigint) OVER w pr,
                 lag(digest, 1, ''::bytea) OVER w pd, lag(seq, 1, 0::bigint) OVER w ps
          FROM seal s WHERE seq BETWEEN p_from - 1 AND p_to WINDOW w AS (ORDER BY seq)) z,
    LATERAL digest(z.pj, z.upto_journal, z.pt, z.upto_transfer, z.pr, z.upto_record, z.pd) r
    WHERE z.seq >= p_from AND (r.d <> z.digest OR r.nj <> z.n_journal OR r.nt <> z.n_transfer OR r.nr <> z.n_record OR z.seq <> z.ps + 1)
  UNION ALL
  SELECT 'V10 seals are gone', coalesce(h.seals::text, '?'), s.n::text
    FROM (SELECT count(*) n, (SELECT digest FROM seal ORDER BY seq DESC LIMIT 1) d FROM seal) s LEFT JOIN horizon h ON true
    WHERE (h.seals, h.digest) IS DISTINCT FROM (s.n, s.d)
       OR (h.upto_journal, h.upto_transfer, h.upto_record) IS DISTINCT FROM (greatest(h.upto_journal, (SELECT max(upto_journal) FROM seal)),
            greatest(h.upto_transfer, (SELECT max(upto_transfer) FROM seal)), greatest(h.upto_record, (SELECT max(upto_record) FROM seal))) $$;

CREATE OR REPLACE FUNCTION ledger.verify() RETURNS TABLE (rule text, what text, detail text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp SET jit = off SET work_mem = '64MB' AS $$
  SELECT * FROM violations UNION ALL SELECT * FROM record_violations() $$;

------------------------------------------------------------------------------------------------- 3. found until somebody has looked

CREATE TABLE ledger.finding (                     -- what a verifier saw; nobody tops up while one is newer than the last reopening
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, look text NOT NULL, rule text NOT NULL, what text NOT NULL, detail text NOT NULL,
  found_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE TABLE ledger.reopening (                   -- an operator has looked, and says why people may pay again
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  upto     bigint NOT NULL,                       -- findings up to here
  accepted jsonb NOT NULL,                        -- what stood then, and counts no longer as found
  actor    text NOT NULL CHECK (length(trim(actor)) > 0),
  reason   text NOT NULL CHECK (length(trim(reason)) > 0),
  at       timestamptz NOT NULL DEFAULT clock_timestamp()
);
-- The guards as the migrations left them: digests of the definitions of tables, triggers, constraints, indexes and functions.
CREATE TABLE ledger.catalogue (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  server      int NOT NULL,                       -- major version of PostgreSQL: another one may word the same definition otherwise
  migration   text NOT NULL,                      -- the newest
  objects     jsonb NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE FUNCTION ledger.is_closed() RETURNS boolean STABLE LANGUAGE sql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
  SELECT EXISTS (SELECT FROM finding WHERE id > coalesce((SELECT max(upto) FROM reopening), 0)) $$;
-- Writes down what is neither known since the last reopening nor accepted by it, and answers how much that is.
CREATE FUNCTION ledger.find(p_look text, p_violations jsonb) RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
DECLARE o reopening; n int; BEGIN
  PERFORM pg_advisory_xact_lock(7102, 3);
  SELECT * INTO o FROM reopening ORDER BY id DESC LIMIT 1;
  INSERT INTO finding (look, rule, what, detail)
    SELECT DISTINCT p_look, v.rule, coalesce(v.what, ''), coalesce(v.detail, '') FROM jsonb_to_recordset(p_violations) AS v (rule text, what text, detail text)
    WHERE NOT coalesce(o.accepted, '[]') @> jsonb_build_array(jsonb_build_object('rule', v.rule, 'what', coalesce(v.what, ''), 'detail', coalesce(v.detail, '')))
      AND NOT EXISTS (SELECT FROM finding f WHERE f.id > coalesce(o.upto, 0)
                      AND (f.rule, f.what, f.detail) = (v.rule, coalesce(v.what, ''), coalesce(v.detail, '')))
    LIMIT 100;
  GET DIAGNOSTICS n = ROW_COUNT;
  RETURN n;
END $$;
-- The owner's: an operator has seen what stands, and answers for it. Seals go on from what is left of them.
CREATE FUNCTION ledger.reopen(p_actor text, p_reason text, p_standing jsonb) RETURNS void LANGUAGE plpgsql SET search_path = ledger, pg_temp AS $$ BEGIN
  PERFORM pg_advisory_xact_lock(7102), pg_advisory_xact_lock(7102, 3);
  INSERT INTO reopening (upto, accepted, actor, reason) VALUES (coalesce((SELECT max(id) FROM finding), 0), p_standing, p_actor, p_reason);
  INSERT INTO horizon (upto_journal, upto_transfer) VALUES (0, 0) ON CONFLICT DO NOTHING;
  UPDATE horizon SET seals = (SELECT count(*) FROM seal), digest = (SELECT digest FROM seal ORDER BY seq DESC LIMIT 1);
END $$;

------------------------------------------------------------------------------------------------- 4. who writes records; what is there is recorded

CREATE TRIGGER ro BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.record    FOR EACH STATEMENT EXECUTE FUNCTION ledger.deny();
CREATE TRIGGER ro BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.finding   FOR EACH STATEMENT EXECUTE FUNCTION ledger.deny();
CREATE TRIGGER ro BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.reopening FOR EACH STATEMENT EXECUTE FUNCTION ledger.deny();
CREATE TRIGGER ro BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.catalogue FOR EACH STATEMENT EXECUTE FUNCTION ledger.deny();
CREATE TRIGGER ro BEFORE DELETE OR TRUNCATE           ON ledger.horizon   FOR EACH STATEMENT EXECUTE FUNCTION ledger.deny();

CREATE TRIGGER record AFTER INSERT OR UPDATE OF billed_at  ON payments.orders FOR EACH ROW EXECUTE FUNCTION ledger.keep_record('order', 'bill');
CREATE TRIGGER record AFTER INSERT OR UPDATE OF settled_at ON payments.review FOR EACH ROW EXECUTE FUNCTION ledger.keep_record('review', 'settled');
CREATE TRIGGER record AFTER INSERT ON payments.consent  FOR EACH ROW EXECUTE FUNCTION ledger.keep_record('consent');
CREATE TRIGGER record AFTER INSERT ON payments.fact     FOR EACH ROW EXECUTE FUNCTION ledger.keep_record('fact');
CREATE TRIGGER record AFTER INSERT ON payments.receipt  FOR EACH ROW EXECUTE FUNCTION ledger.keep_record('receipt');
CREATE TRIGGER record AFTER INSERT ON payments.refund   FOR EACH ROW EXECUTE FUNCTION ledger.keep_record('refund');
CREATE TRIGGER record AFTER INSERT ON payments.movement FOR EACH ROW EXECUTE FUNCTION ledger.keep_record('movement');
CREATE TRIGGER record AFTER INSERT ON channel_period    FOR EACH ROW EXECUTE FUNCTION ledger.keep_record('period');
CREATE TRIGGER record AFTER INSERT ON ledger.finding    FOR EACH ROW EXECUTE FUNCTION ledger.keep_record('finding');
CREATE TRIGGER record AFTER INSERT ON ledger.reopening  FOR EACH ROW EXECUTE FUNCTION ledger.keep_record('reopening');
CREATE TRIGGER record AFTER INSERT ON ledger.catalogue  FOR EACH ROW EXECUTE FUNCTION ledger.keep_record('catalogue');

-- The next seal takes them up.
DO $$ DECLARE s record; BEGIN
  PERFORM set_config('TimeZone', 'UTC', true);
  FOR s IN SELECT * FROM ledger.recorded() LOOP
    EXECUTE format('INSERT INTO ledger.record (source, key, digest, owner_id) SELECT %L, x.* FROM (%s) x ORDER BY 2', s.source, ledger.proofs(s.source));
  END LOOP;
END $$;

---------------------------------------------------------------------------------------------------- 5. messages and channel status

-- As in 0014; and a message names what its hold set aside, the hold is its own, and what was captured was answered.
CREATE OR REPLACE VIEW message_violations (rule, what, detail) AS
  SELECT 'V14 message differs from its hold', m.id::text, m.charge || ' ' || m.units || ' vs ' || coalesce(h.state || ' ' || coalesce(h.captured, h.amount), 'no hold')
    FROM message m LEFT JOIN ledger.hold h ON h.id = m.hold_id
    WHERE m.charge IS NOT NULL AND CASE
      WHEN m.hold_id IS NULL THEN m.units <> 0 OR m.charge <> 'free'
      WHEN (h.ref_type, h.ref_id, h.owner_id) IS DISTINCT FROM ('message', m.id::text, m.sender_id) THEN true
      ELSE NOT CASE m.charge
        WHEN 'held'        THEN h.state = 'open' AND m.units = h.amount
        WHEN 'charged'     THEN h.state = 'captured' AND m.units = h.captured
        WHEN 'not-charged' THEN h.state IN ('released', 'expired') AND m.units = h.amount
        ELSE h.state IN ('released', 'expired') AND m.units IN (0, h.amount) END END          -- 0: its files could not be read
  UNION ALL
  SELECT 'V14 hold without its message', h.id::text, h.ref_id
    FROM ledger.hold h WHERE h.ref_type = 'message' AND NOT EXISTS (SELECT 1 FROM message m WHERE m.id::text = h.ref_id)
      AND NOT EXISTS (SELECT 1 FROM ledger.account a WHERE a.owner_id = h.owner_id AND a.closed)
  UNION ALL
  SELECT 'V14 hold that its message does not name', h.id::text, h.ref_id
    FROM ledger.hold h JOIN message m ON m.id::text = h.ref_id
    WHERE h.ref_type = 'message' AND h.state IN ('open', 'captured') AND m.hold_id IS DISTINCT FROM h.id
  UNION ALL
  SELECT 'V14 charged without a reply', m.id::text, m.created_at::text
    FROM message m WHERE m.charge = 'charged' AND NOT EXISTS (
      SELECT 1 FROM reply r JOIN message a ON a.id = r.message_id AND a.by_ai
      WHERE r.topic_id = m.topic_id AND m.number BETWEEN r.answers_from AND r.answers_through AND r.charged AND r.ended_at IS NOT NULL)
  UNION ALL
  SELECT 'V14 message that nobody will answer', m.id::text, m.created_at::text
    FROM message m WHERE m.charge = 'held' AND m.deleted_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM reply r WHERE r.topic_id = m.topic_id AND r.state IN ('queued', 'typing', 'streaming'))
  UNION ALL
  SELECT 'V14 hole in the numbers of a topic', t.id::text, t.last_number || ' vs ' || count(m.id)
    FROM topic t LEFT JOIN message m ON m.topic_id = t.id GROUP BY t.id, t.last_number HAVING count(m.id) <> t.last_number;

-- What an operator had given by hand until now was given for nothing.
INSERT INTO channel_period (member_id, cost, starts_at, ends_at)
  SELECT m.id, 0, greatest(m.created_at, p.until), m.channel_expires_at
    FROM member m LEFT JOIN (SELECT member_id, max(ends_at) AS until FROM channel_period GROUP BY 1) p ON p.member_id = m.id
    WHERE m.deleted_at IS NULL AND m.channel_expires_at > greatest(m.created_at, p.until);

CREATE VIEW channel_violations (rule, what, detail) AS
  SELECT 'V23 channel time differs from its periods', m.id::text, concat_ws(' vs ', coalesce(extract(epoch FROM m.channel_expires_at)::text, 'none'),
         coalesce(extract(epoch FROM p.until)::text, 'none'))
    FROM member m LEFT JOIN (SELECT member_id, max(ends_at) AS until FROM channel_period GROUP BY 1) p ON p.member_id = m.id
    WHERE m.channel_expires_at IS DISTINCT FROM p.until
  UNION ALL
  SELECT 'V23 channel period without its payment', p.id::text, p.cost || ' vs ' || coalesce(sum(t.amount), 0)
    FROM channel_period p LEFT JOIN ledger.journal j ON j.id = p.journal_id AND j.kind = 'spend' AND j.cause = 'channel' AND j.owner_id = p.member_id
    LEFT JOIN ledger.transfer t ON t.journal_id = j.id
    GROUP BY p.id HAVING coalesce(sum(t.amount), 0) <> p.cost
  UNION ALL
  SELECT 'V23 channel payment without its period', j.id::text, j.owner_id::text
    FROM ledger.journal j WHERE j.kind = 'spend' AND j.ref_type = 'channel' AND NOT EXISTS (SELECT 1 FROM channel_period p WHERE p.journal_id = j.id)
      AND NOT EXISTS (SELECT 1 FROM ledger.account a WHERE a.owner_id = j.owner_id AND a.closed);

----------------------------------------------------------------------------------------------------------------------- 6. rights

REVOKE ALL ON FUNCTION ledger.recorded, ledger.keep_record, ledger.proofs, ledger.record_violations, ledger.digest, ledger.is_closed, ledger.find, ledger.reopen FROM PUBLIC;
GRANT SELECT ON ledger.record, ledger.finding, ledger.reopening, ledger.catalogue TO lounge_app;
GRANT EXECUTE ON FUNCTION ledger.record_violations, ledger.is_closed, ledger.find TO lounge_app;
REVOKE INSERT, UPDATE, DELETE ON channel_violations FROM lounge_app;
