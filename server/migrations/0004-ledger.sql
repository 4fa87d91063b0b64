-- The points ledger (money.md §2). Wrong states are refused here, by tables and triggers, whatever code asks for them.
--
-- Units.  PTS: hundredths of a point (250 = 2.50 points). EUR: cents. Always bigint, never a float, never a numeric.
-- Signs.  A transfer moves value from its debit account to its credit account: balance = credits - debits. Members can't go below
--         zero. System accounts are sources and sinks: a source (points sold, revenue, VAT) is negative, a sink positive.
-- Locks.  Always in this order: topic or order -> refund -> writers' advisory lock -> hold -> accounts by id -> receipt series.
--         Level READ COMMITTED alone.
-- Errors. LG001 append-only          LG002 account written by hand              LG003 hold already resolved
--         LG004 account closed       LG005 journal without its transfers        LG006 key reused with other parameters
--         LG007 no such account      LG008 amount out of range                  LG009 over the member's own spending limit
--         LG010 hold not expired yet LG011 isolation level other than READ COMMITTED   LG012 no such hold   LG013 on a break (0013)
--         23514 with constraint 'not_below_floor' is "not enough points" (HTTP 402); its detail is {"balance": units, "amount": units}.

ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;

CREATE SCHEMA ledger;
CREATE TYPE ledger.ccy AS ENUM ('PTS', 'EUR');

---------------------------------------------------------------------------------------------------------------- 1. tables

CREATE TABLE ledger.account (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code         text NOT NULL UNIQUE,             -- member:7:available, system:vat:de:1900:live:eur
  ccy          ledger.ccy NOT NULL,
  role         text NOT NULL,                    -- available, held, owed, system: it gives the account its bounds (shape(), below)
  owner_id     bigint,                           -- the member; a number and nothing personal, so that erasure leaves the books whole
  floor        bigint,                           -- NULL: unbounded
  ceiling      bigint,
  materialised boolean NOT NULL,                 -- false: the sum is computed on demand, so a system account is never a hot row
  balance      bigint NOT NULL DEFAULT 0,        -- written by the transfer trigger alone
  version      bigint NOT NULL DEFAULT 0,        -- number of transfers so far
  closed       boolean NOT NULL DEFAULT false,
  UNIQUE (id, ccy),
  UNIQUE (owner_id, role),
  CONSTRAINT not_below_floor   CHECK (balance >= floor),
  CONSTRAINT not_above_ceiling CHECK (balance <= ceiling),
  CONSTRAINT closed_is_empty   CHECK (NOT closed OR balance = 0)
) WITH (fillfactor = 50);                         -- room for the next version of a balance on its own page: no index is touched

CREATE TABLE ledger.journal (                     -- one business fact; its transfers are its legs
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind         text NOT NULL,
  cause        text NOT NULL,                     -- why: as the member reads it
  scope        text NOT NULL,
  idem_key     text NOT NULL,
  request_hash bytea NOT NULL CHECK (octet_length(request_hash) = 32),
  owner_id     bigint,                            -- whose statement it stands in
  act          bigint CHECK (act > 0),            -- place in that statement, 1…n without a gap: any page is one index range
  legs         int NOT NULL CHECK (legs > 0),     -- how many transfers belong to it, so that one erased or added later is missed
  ref_type     text,
  ref_id       text,
  lot_id       bigint REFERENCES ledger.journal,  -- of a refund: the top-up whose points it takes back
  reverses     bigint UNIQUE REFERENCES ledger.journal,   -- reversed at most once
  actor        text NOT NULL DEFAULT 'system',
  reason       text,
  created_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (scope, idem_key),
  CONSTRAINT kind_fits_cause CHECK (kind || ' ' || cause = ANY ('{topup topup,grant welcome,grant adjustment,refund refund,chargeback refund,reversal refund,
    reversal adjustment,adjust adjustment,waive adjustment,hold message,capture message,release message,spend message,hold topic,capture topic,release topic,
    spend topic,hold channel,capture channel,release channel,spend channel}'::text[])),
  CONSTRAINT act_of_owner CHECK ((act IS NULL) = (owner_id IS NULL OR kind IN ('capture', 'release'))),
  CONSTRAINT reversal_of_journal CHECK ((kind = 'reversal') = (reverses IS NOT NULL)),
  CONSTRAINT refund_of_lot       CHECK ((kind IN ('refund', 'chargeback')) = (lot_id IS NOT NULL)),
  CONSTRAINT topup_of_order      CHECK (kind <> 'topup' OR (ref_type = 'order' AND ref_id IS NOT NULL)),
  CONSTRAINT adjusted_by_person  CHECK (kind <> 'adjust' OR (actor <> 'system' AND length(reason) > 0))
);
CREATE UNIQUE INDEX one_topup_per_order    ON ledger.journal (ref_id)   WHERE kind = 'topup';                        -- whatever the event, one credit
CREATE UNIQUE INDEX one_debit_per_refund   ON ledger.journal (ref_id)   WHERE kind IN ('refund', 'chargeback');
CREATE UNIQUE INDEX one_welcome_per_member ON ledger.journal (owner_id) WHERE kind = 'grant' AND cause = 'welcome';
CREATE UNIQUE INDEX journal_by_act         ON ledger.journal (owner_id, act)        WHERE act IS NOT NULL;
CREATE INDEX journal_lots                  ON ledger.journal (owner_id, id)         WHERE kind IN ('topup', 'grant', 'adjust');
CREATE INDEX journal_spends                ON ledger.journal (owner_id, created_at) WHERE kind = 'spend';
CREATE INDEX journal_by_lot                ON ledger.journal (lot_id)               WHERE lot_id IS NOT NULL;

CREATE TABLE ledger.transfer (                    -- balanced by construction: debit and credit in one row, one currency
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  journal_id     bigint NOT NULL REFERENCES ledger.journal,
  debit_id       bigint NOT NULL,
  credit_id      bigint NOT NULL,
  ccy            ledger.ccy NOT NULL,
  amount         bigint NOT NULL CHECK (amount BETWEEN 1 AND 9007199254740991),   -- 2^53 - 1: exact in JavaScript too
  debit_after    bigint, debit_version  bigint,   -- running balance and place in the account's order; NULL for system accounts
  credit_after   bigint, credit_version bigint,
  CONSTRAINT between_two_accounts CHECK (debit_id <> credit_id),
  FOREIGN KEY (debit_id, ccy)  REFERENCES ledger.account (id, ccy),               -- currencies can't be mixed
  FOREIGN KEY (credit_id, ccy) REFERENCES ledger.account (id, ccy)
);
CREATE INDEX transfer_by_journal ON ledger.transfer (journal_id);
CREATE UNIQUE INDEX transfer_by_debit  ON ledger.transfer (debit_id, debit_version)   WHERE debit_version IS NOT NULL;
CREATE UNIQUE INDEX transfer_by_credit ON ledger.transfer (credit_id, credit_version) WHERE credit_version IS NOT NULL;

CREATE TABLE ledger.hold (                        -- points set aside for an act with an uncertain end
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  opened_by   bigint NOT NULL UNIQUE REFERENCES ledger.journal,
  owner_id    bigint NOT NULL,
  cause       text NOT NULL,
  ref_type    text NOT NULL,
  ref_id      text NOT NULL,
  amount      bigint NOT NULL CHECK (amount > 0),
  state       text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'captured', 'released', 'expired')),
  captured    bigint CHECK (captured BETWEEN 1 AND amount),
  resolved_by bigint UNIQUE REFERENCES ledger.journal,
  opened_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at  timestamptz NOT NULL,
  CONSTRAINT has_time_left       CHECK (expires_at > opened_at),
  CONSTRAINT resolved_by_journal CHECK ((state = 'open') = (resolved_by IS NULL)),
  CONSTRAINT captured_by_amount  CHECK ((state = 'captured') = (captured IS NOT NULL))
) WITH (autovacuum_vacuum_scale_factor = 0.02);   -- each row is resolved once; the index of open holds must not fill with dead entries
CREATE UNIQUE INDEX one_charge_per_act ON ledger.hold (ref_type, ref_id) WHERE state IN ('open', 'captured');   -- Retry after a release opens a new one
CREATE INDEX hold_by_expiry ON ledger.hold (expires_at) WHERE state = 'open';
CREATE INDEX hold_by_owner  ON ledger.hold (owner_id, opened_at);

-- Each seal hashes all rows since the last one, over the last one's digest. Who erases a row and repairs every balance still breaks
-- the chain; who rewrites the chain too is caught by the digest that was sent out of the house (log, operator's mail).
CREATE TABLE ledger.seal (
  seq bigint PRIMARY KEY CHECK (seq > 0), upto_journal bigint NOT NULL, upto_transfer bigint NOT NULL, n_journal bigint NOT NULL, n_transfer bigint NOT NULL,
  digest bytea NOT NULL CHECK (octet_length(digest) = 32), sealed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE TABLE ledger.horizon (                     -- how far the ids are settled: no transaction in flight can still add a row up to there
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one), upto_journal bigint NOT NULL, upto_transfer bigint NOT NULL
);
INSERT INTO ledger.horizon (upto_journal, upto_transfer) VALUES (0, 0);

-------------------------------------------------------------------------------------------------- 2. what can't be rewritten

CREATE FUNCTION ledger.deny() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'append-only: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'LG001';
END $$;
CREATE TRIGGER ro BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.transfer FOR EACH STATEMENT EXECUTE FUNCTION ledger.deny();
CREATE TRIGGER ro BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.journal  FOR EACH STATEMENT EXECUTE FUNCTION ledger.deny();
CREATE TRIGGER ro BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.seal     FOR EACH STATEMENT EXECUTE FUNCTION ledger.deny();
CREATE TRIGGER ro BEFORE DELETE OR TRUNCATE           ON ledger.account  FOR EACH STATEMENT EXECUTE FUNCTION ledger.deny();
CREATE TRIGGER ro BEFORE DELETE OR TRUNCATE           ON ledger.hold     FOR EACH STATEMENT EXECUTE FUNCTION ledger.deny();

CREATE FUNCTION ledger.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION '%', format(TG_ARGV[1], OLD.id) USING ERRCODE = TG_ARGV[0];
END $$;
-- What never changes is checked once, on the way in: a CHECK would be weighed again at every movement of the balance.
CREATE FUNCTION ledger.shape(code text, ccy ledger.ccy, role text, owner_id bigint, floor bigint, ceiling bigint, materialised boolean) RETURNS boolean
IMMUTABLE LANGUAGE sql AS $$
  SELECT code ~ '^[a-z0-9_:.-]{3,80}$' AND CASE role          -- nobody can open a member's account without its bounds
    WHEN 'system'    THEN owner_id IS NULL AND floor IS NULL AND ceiling IS NULL AND NOT materialised AND code LIKE 'system:%'
    WHEN 'owed'      THEN (code, ccy, floor, ceiling, materialised) = ('member:' || owner_id::text || ':owed', 'PTS', -9007199254740991, 0, true)
    WHEN 'available' THEN (code, ccy, floor, ceiling, materialised) = ('member:' || owner_id::text || ':available', 'PTS', 0, 9007199254740991, true)
    WHEN 'held'      THEN (code, ccy, floor, ceiling, materialised) = ('member:' || owner_id::text || ':held', 'PTS', 0, 9007199254740991, true)
    ELSE false END IS TRUE $$;
CREATE FUNCTION ledger.require_shape() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NOT ledger.shape(NEW.code, NEW.ccy, NEW.role, NEW.owner_id, NEW.floor, NEW.ceiling, NEW.materialised) OR NEW.balance <> 0 OR NEW.version <> 0 OR NEW.closed THEN
    RAISE EXCEPTION 'account % has not the shape of its role', NEW.code USING ERRCODE = 'LG002'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER shape BEFORE INSERT ON ledger.account FOR EACH ROW EXECUTE FUNCTION ledger.require_shape();
CREATE TRIGGER facts BEFORE UPDATE OF id, code, ccy, role, owner_id, floor, ceiling, materialised ON ledger.account FOR EACH ROW
  EXECUTE FUNCTION ledger.refuse('LG002', 'facts of account %s are immutable');
CREATE TRIGGER closed BEFORE UPDATE OF closed ON ledger.account FOR EACH ROW WHEN (OLD.closed AND NOT NEW.closed)
  EXECUTE FUNCTION ledger.refuse('LG002', 'account %s is closed for ever');
CREATE TRIGGER balance BEFORE UPDATE OF balance, version ON ledger.account FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 OR NEW.version <> OLD.version + 1)                    -- depth 0: not inside apply()
  EXECUTE FUNCTION ledger.refuse('LG002', 'the balance of account %s is written by transfers alone');
CREATE TRIGGER once BEFORE UPDATE ON ledger.hold FOR EACH ROW WHEN (OLD.state <> 'open')
  EXECUTE FUNCTION ledger.refuse('LG003', 'hold %s is already resolved');
CREATE TRIGGER facts BEFORE UPDATE OF id, opened_by, owner_id, cause, ref_type, ref_id, amount, opened_at, expires_at ON ledger.hold FOR EACH ROW
  EXECUTE FUNCTION ledger.refuse('LG003', 'facts of hold %s are immutable');

CREATE FUNCTION ledger.apply() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$ BEGIN
  UPDATE ledger.account SET balance = balance - NEW.amount, version = version + 1 WHERE id = NEW.debit_id AND materialised
    RETURNING balance, version INTO NEW.debit_after, NEW.debit_version;
  UPDATE ledger.account SET balance = balance + NEW.amount, version = version + 1 WHERE id = NEW.credit_id AND materialised
    RETURNING balance, version INTO NEW.credit_after, NEW.credit_version;
  RETURN NEW;
END $$;
CREATE TRIGGER apply BEFORE INSERT ON ledger.transfer FOR EACH ROW EXECUTE FUNCTION ledger.apply();

CREATE FUNCTION ledger.require_legs() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$ BEGIN
  IF (SELECT count(*) FROM ledger.transfer WHERE journal_id = NEW.id) <> NEW.legs THEN
    RAISE EXCEPTION 'journal % has other transfers than it says', NEW.id USING ERRCODE = 'LG005'; END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER legs AFTER INSERT ON ledger.journal DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger.require_legs();

------------------------------------------------------------------------------------------------------------ 3. the one writer

-- enable_seqscan = off: a session that planned a door while the tables were small keeps an index plan when they have grown.

CREATE TYPE ledger.leg AS (debit text, credit text, amount bigint);   -- account codes, units

-- Writes one journal with its legs, or finds the one that this key wrote before. Private: the doors below call it.
CREATE FUNCTION ledger.post(p_kind text, p_cause text, p_scope text, p_key text, p_hash bytea, p_legs ledger.leg[], p_owner bigint DEFAULT NULL,
  p_ref_type text DEFAULT NULL, p_ref_id text DEFAULT NULL, p_lot bigint DEFAULT NULL, p_reverses bigint DEFAULT NULL,
  p_actor text DEFAULT 'system', p_reason text DEFAULT NULL, OUT journal_id bigint, OUT replayed boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp SET enable_seqscan = off AS $$
DECLARE j record; l leg; d record; c record; codes text[] := ARRAY['member:' || p_owner || ':available'];
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN     -- else a replay couldn't see the row that it repeats
    RAISE EXCEPTION 'the ledger needs READ COMMITTED' USING ERRCODE = 'LG011'; END IF;
  FOREACH l IN ARRAY p_legs LOOP
    IF l.amount IS NULL OR l.amount < 1 OR l.amount > 9007199254740991 THEN
      RAISE EXCEPTION 'amount out of range' USING ERRCODE = 'LG008'; END IF;
    codes := codes || l.debit || l.credit;
  END LOOP;
  PERFORM pg_advisory_xact_lock_shared(7102, 1);                      -- a seal waits for whoever writes; taken before any row
  PERFORM 1 FROM account WHERE code = ANY (codes) AND materialised ORDER BY id FOR NO KEY UPDATE;   -- one global order: no deadlock
  INSERT INTO journal (kind, cause, scope, idem_key, request_hash, owner_id, act, legs, ref_type, ref_id, lot_id, reverses, actor, reason)
    VALUES (p_kind, p_cause, p_scope, p_key, p_hash, p_owner,
      CASE WHEN p_owner IS NOT NULL AND p_kind NOT IN ('capture', 'release') THEN        -- its accounts are locked: nobody else counts on
        coalesce((SELECT x.act FROM journal x WHERE x.owner_id = p_owner AND x.act IS NOT NULL ORDER BY x.act DESC LIMIT 1), 0) + 1 END,
      cardinality(p_legs), p_ref_type, p_ref_id, p_lot, p_reverses, p_actor, p_reason)
    ON CONFLICT (scope, idem_key) DO NOTHING RETURNING id INTO j;     -- waits for a racing twin, then sees its row below
  IF NOT FOUND THEN
    SELECT id, request_hash INTO STRICT j FROM journal WHERE scope = p_scope AND idem_key = p_key;
    IF j.request_hash IS DISTINCT FROM p_hash THEN RAISE EXCEPTION 'idempotency key reused with other parameters' USING ERRCODE = 'LG006'; END IF;
    journal_id := j.id; replayed := true; RETURN;
  END IF;
  FOREACH l IN ARRAY p_legs LOOP
    SELECT id, ccy, closed, balance, floor INTO d FROM account WHERE code = l.debit;
    SELECT id, ccy, closed INTO c FROM account WHERE code = l.credit;
    IF d.id IS NULL OR c.id IS NULL THEN RAISE EXCEPTION 'no such account: % or %', l.debit, l.credit USING ERRCODE = 'LG007'; END IF;
    IF d.closed OR c.closed THEN RAISE EXCEPTION 'account closed' USING ERRCODE = 'LG004'; END IF;
    IF d.balance - l.amount < d.floor THEN       -- the CHECK would refuse it as well; this says the figures, read under the lock
      RAISE EXCEPTION 'not enough points' USING ERRCODE = 'check_violation', CONSTRAINT = 'not_below_floor',
        DETAIL = jsonb_build_object('balance', d.balance, 'amount', l.amount); END IF;
    INSERT INTO transfer (journal_id, debit_id, credit_id, ccy, amount) VALUES (j.id, d.id, c.id, d.ccy, l.amount);
  END LOOP;
  journal_id := j.id; replayed := false;
END $$;

-- A member's balance, its row locked until the transaction ends. Every decision that reads a balance first calls this.
CREATE FUNCTION ledger.lock_member(p_owner bigint, OUT available bigint, OUT owed bigint, OUT closed boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp SET enable_seqscan = off AS $$ BEGIN
  PERFORM pg_advisory_xact_lock_shared(7102, 1);
  PERFORM 1 FROM account a WHERE a.owner_id = p_owner ORDER BY a.id FOR NO KEY UPDATE;
  IF NOT FOUND THEN RAISE EXCEPTION 'no such member' USING ERRCODE = 'LG007'; END IF;
  SELECT max(a.balance) FILTER (WHERE a.role = 'available'), -max(a.balance) FILTER (WHERE a.role = 'owed'), bool_or(a.closed)
    INTO available, owed, closed FROM account a WHERE a.owner_id = p_owner;
END $$;

------------------------------------------------------------------------------------------ 4. the doors that the program may use

CREATE FUNCTION ledger.open_member(p_owner bigint) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
  INSERT INTO account (code, ccy, role, owner_id, floor, ceiling, materialised) VALUES
    ('member:' || p_owner || ':available', 'PTS', 'available', p_owner, 0, 9007199254740991, true),
    ('member:' || p_owner || ':held',      'PTS', 'held',      p_owner, 0, 9007199254740991, true),
    ('member:' || p_owner || ':owed',      'PTS', 'owed',      p_owner, -9007199254740991, 0, true)      -- <= 0: points taken back that were already spent
  ON CONFLICT DO NOTHING $$;
CREATE FUNCTION ledger.open_system(p_code text, p_ccy ledger.ccy) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
  INSERT INTO account (code, ccy, role, materialised) VALUES (p_code, p_ccy, 'system', false) ON CONFLICT DO NOTHING $$;
SELECT ledger.open_system('system:' || x || ':pts', 'PTS') FROM unnest(ARRAY['sold', 'granted', 'spent', 'returned', 'adjusted', 'waived']) x;

-- Welcome points (cause 'welcome', key 'welcome': once, whoever asks) and goodwill (cause 'adjustment').
CREATE FUNCTION ledger.grant_points(p_owner bigint, p_cause text, p_key text, p_hash bytea, p_amount bigint, OUT journal_id bigint, OUT replayed boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$ BEGIN
  SELECT * INTO journal_id, replayed FROM post('grant', p_cause, 'member:' || p_owner, p_key, p_hash,
    ARRAY[('system:granted:pts', 'member:' || p_owner || ':available', p_amount)::leg], p_owner);
END $$;

-- A paid act with a certain end (channel status). Amount 0 has no journal: the caller skips the call.
CREATE FUNCTION ledger.spend(p_owner bigint, p_cause text, p_key text, p_hash bytea, p_amount bigint, p_ref_type text, p_ref_id text,
  OUT journal_id bigint, OUT replayed boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$ BEGIN
  SELECT * INTO journal_id, replayed FROM post('spend', p_cause, 'member:' || p_owner, p_key, p_hash,
    ARRAY[('member:' || p_owner || ':available', 'system:spent:pts', p_amount)::leg], p_owner, p_ref_type, p_ref_id);
END $$;

-- By an operator, signed amount, with a reason.
CREATE FUNCTION ledger.adjust(p_owner bigint, p_key text, p_hash bytea, p_amount bigint, p_actor text, p_reason text,
  OUT journal_id bigint, OUT replayed boolean)
LANGUAGE sql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
  SELECT * FROM post('adjust', 'adjustment', 'operator', p_key, p_hash,
    ARRAY[CASE WHEN p_amount > 0 THEN ('system:adjusted:pts', 'member:' || p_owner || ':available', p_amount)::leg
                                 ELSE ('member:' || p_owner || ':available', 'system:adjusted:pts', -p_amount)::leg END],
    p_owner, NULL, NULL, NULL, NULL, p_actor, p_reason) $$;

-- Deletion of an account: the member has waived what is left (or it was refunded before). Open holds must be resolved first.
CREATE FUNCTION ledger.close_member(p_owner bigint) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
DECLARE m record; legs leg[] := '{}'; a text := 'member:' || p_owner; BEGIN
  SELECT * INTO m FROM lock_member(p_owner);
  IF m.closed THEN RETURN; END IF;
  IF m.available > 0 THEN legs := legs || (a || ':available', 'system:waived:pts', m.available)::leg; END IF;
  IF m.owed > 0      THEN legs := legs || ('system:waived:pts', a || ':owed', m.owed)::leg; END IF;
  IF cardinality(legs) > 0 THEN PERFORM post('waive', 'adjustment', a, 'close', sha256(convert_to(a, 'utf8')), legs, p_owner); END IF;
  UPDATE account SET closed = true WHERE owner_id = p_owner;
END $$;

-- Sets the price of an act aside. Call it from any SQL function in the act's own transaction; who can't pay gets 23514 not_below_floor.
CREATE FUNCTION ledger.hold_open(p_owner bigint, p_cause text, p_key text, p_hash bytea, p_amount bigint, p_ref_type text, p_ref_id text, p_ttl interval,
  OUT hold_id bigint, OUT replayed boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp SET enable_seqscan = off AS $$
DECLARE r record; m text := 'member:' || p_owner; at timestamptz;
BEGIN
  SELECT * INTO r FROM post('hold', p_cause, m, p_key, p_hash, ARRAY[(m || ':available', m || ':held', p_amount)::leg], p_owner, p_ref_type, p_ref_id);
  replayed := r.replayed;
  IF replayed THEN SELECT id INTO STRICT hold_id FROM hold WHERE opened_by = r.journal_id; RETURN; END IF;
  at := clock_timestamp();                        -- after the lock: a limit over the last hours must not miss it
  INSERT INTO hold (opened_by, owner_id, cause, ref_type, ref_id, amount, opened_at, expires_at)
    VALUES (r.journal_id, p_owner, p_cause, p_ref_type, p_ref_id, p_amount, at, at + p_ttl) RETURNING id INTO hold_id;
END $$;

-- Captures p_amount and returns the rest; 0 releases it all. Saying the same again replays, saying otherwise is LG003.
CREATE FUNCTION ledger.hold_resolve(p_hold bigint, p_amount bigint, p_expired boolean DEFAULT false, OUT journal_id bigint, OUT replayed boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp SET enable_seqscan = off AS $$
DECLARE h hold; legs leg[] := '{}'; m text;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7102, 1);
  SELECT * INTO h FROM hold WHERE id = p_hold FOR NO KEY UPDATE;
  IF NOT FOUND THEN RAISE EXCEPTION 'no such hold' USING ERRCODE = 'LG012'; END IF;
  IF p_amount IS NULL OR p_amount < 0 OR p_amount > h.amount OR (p_expired AND p_amount > 0) THEN
    RAISE EXCEPTION 'amount does not fit the hold' USING ERRCODE = 'LG008'; END IF;
  IF h.state <> 'open' THEN
    IF coalesce(h.captured, 0) = p_amount THEN journal_id := h.resolved_by; replayed := true; RETURN; END IF;
    RAISE EXCEPTION 'hold % is already %', h.id, h.state USING ERRCODE = 'LG003';
  END IF;
  IF p_expired AND h.expires_at > clock_timestamp() THEN
    RAISE EXCEPTION 'hold % has time until %', h.id, h.expires_at USING ERRCODE = 'LG010'; END IF;
  m := 'member:' || h.owner_id;
  IF p_amount > 0        THEN legs := legs || (m || ':held', 'system:spent:pts', p_amount)::leg; END IF;
  IF p_amount < h.amount THEN legs := legs || (m || ':held', m || ':available', h.amount - p_amount)::leg; END IF;
  SELECT r.journal_id INTO journal_id FROM post(CASE WHEN p_amount = 0 THEN 'release' ELSE 'capture' END, h.cause, 'hold', h.id::text,
    sha256(convert_to(h.id || ':' || p_amount, 'utf8')), legs, h.owner_id, h.ref_type, h.ref_id) r;
  UPDATE hold SET state = CASE WHEN p_amount > 0 THEN 'captured' WHEN p_expired THEN 'expired' ELSE 'released' END,
    captured = nullif(p_amount, 0), resolved_by = hold_resolve.journal_id WHERE id = p_hold;
  replayed := false;
END $$;

-- Several holds at once, whole: one reply may answer several messages. All or none; all rows are locked first, in id order.
CREATE FUNCTION ledger.holds_resolve(p_holds bigint[], p_capture boolean, p_expired boolean DEFAULT false)
RETURNS TABLE (hold_id bigint, owner_id bigint, amount bigint, journal_id bigint, replayed boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp SET enable_seqscan = off AS $$
DECLARE n bigint;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7102, 1);
  PERFORM 1 FROM hold h WHERE h.id = ANY (p_holds) ORDER BY h.id FOR NO KEY UPDATE;
  GET DIAGNOSTICS n = ROW_COUNT;
  IF n <> (SELECT count(DISTINCT x) FROM unnest(p_holds) x) THEN RAISE EXCEPTION 'no such hold' USING ERRCODE = 'LG012'; END IF;
  PERFORM 1 FROM account a WHERE a.owner_id = ANY (ARRAY(SELECT h.owner_id FROM hold h WHERE h.id = ANY (p_holds)))
    AND a.role IN ('available', 'held') ORDER BY a.id FOR NO KEY UPDATE;
  FOR hold_id, owner_id, amount IN SELECT h.id, h.owner_id, h.amount FROM hold h WHERE h.id = ANY (p_holds) ORDER BY h.id LOOP
    SELECT r.journal_id, r.replayed INTO journal_id, replayed FROM hold_resolve(hold_id, CASE WHEN p_capture THEN amount ELSE 0 END, p_expired) r;
    RETURN NEXT;
  END LOOP;
END $$;

-- For the sweep: open holds past their time (for acts of p_ref_type), oldest first. Nothing is locked: who settles one locks what stands before a hold first.
CREATE FUNCTION ledger.holds_expired(p_limit int DEFAULT 100, p_ref_type text DEFAULT NULL)
RETURNS TABLE (hold_id bigint, owner_id bigint, cause text, ref_type text, ref_id text, amount bigint, expires_at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp SET enable_seqscan = off AS $$
DECLARE at timestamptz := clock_timestamp();
BEGIN
  RETURN QUERY SELECT h.id, h.owner_id, h.cause, h.ref_type, h.ref_id, h.amount, h.expires_at
    FROM hold h WHERE h.state = 'open' AND h.expires_at <= at AND (p_ref_type IS NULL OR h.ref_type = p_ref_type) ORDER BY h.expires_at LIMIT p_limit;
END $$;

-- The member's own daily or weekly limit. Call it after the hold or spend, in the same transaction: the account row is locked by then.
CREATE FUNCTION ledger.require_within_limit(p_owner bigint, p_limit bigint, p_since timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp SET enable_seqscan = off AS $$ DECLARE n bigint; BEGIN
  SELECT coalesce((SELECT sum(coalesce(h.captured, h.amount)) FROM hold h
                   WHERE h.owner_id = p_owner AND h.opened_at >= p_since AND h.state IN ('open', 'captured')), 0)
       + coalesce((SELECT sum(t.amount) FROM journal j JOIN transfer t ON t.journal_id = j.id
                   WHERE j.owner_id = p_owner AND j.kind = 'spend' AND j.created_at >= p_since), 0) INTO n;
  IF n > p_limit THEN RAISE EXCEPTION 'spending limit' USING ERRCODE = 'LG009'; END IF;
  RETURN n;
END $$;

-- The points history. One row per act; its amounts sum to the available balance exactly.
CREATE VIEW ledger.statement AS
  SELECT j.owner_id, j.act, j.id AS journal_id, j.created_at, j.kind, j.cause, j.ref_type, j.ref_id, j.reason,
         CASE h.state WHEN 'open' THEN 'reserved' WHEN 'captured' THEN 'charged' WHEN 'released' THEN 'not-charged' WHEN 'expired' THEN 'not-charged'
                      ELSE 'booked' END AS state,
         CASE h.state WHEN 'open' THEN -h.amount WHEN 'captured' THEN -h.captured WHEN 'released' THEN 0 WHEN 'expired' THEN 0
                      ELSE coalesce((SELECT sum(CASE t.credit_id WHEN a.id THEN t.amount ELSE -t.amount END)
                                     FROM ledger.account a JOIN ledger.transfer t ON t.journal_id = j.id AND a.id IN (t.debit_id, t.credit_id)
                                     WHERE a.owner_id = j.owner_id AND a.role = 'available'), 0)::bigint END AS amount
    FROM ledger.journal j LEFT JOIN ledger.hold h ON h.opened_by = j.id WHERE j.act IS NOT NULL;

-- Page p_page (1 is the newest) of p_size acts, newest first. `total` is their number; acts are numbered, so any page costs the same.
CREATE FUNCTION ledger.statement_page(p_owner bigint, p_page bigint, p_size int)
RETURNS TABLE (total bigint, act bigint, journal_id bigint, created_at timestamptz, kind text, cause text, state text, ref_type text, ref_id text, reason text, amount bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp SET enable_seqscan = off AS $$
BEGIN
  total := coalesce((SELECT x.act FROM journal x WHERE x.owner_id = p_owner AND x.act IS NOT NULL ORDER BY x.act DESC LIMIT 1), 0);
  RETURN QUERY SELECT statement_page.total, s.act, s.journal_id, s.created_at, s.kind, s.cause, s.state, s.ref_type, s.ref_id, s.reason, s.amount
    FROM statement s WHERE s.owner_id = p_owner AND s.act <= statement_page.total - (p_page - 1) * p_size AND s.act > statement_page.total - p_page * p_size
    ORDER BY s.act DESC;
  IF NOT FOUND THEN RETURN NEXT; END IF;          -- a page past the end still says how many there are
END $$;

-- Lots: what was bought or given, oldest first, and how much of each is still unused (first in, first out; points on hold count as
-- used). Derived from the journal, so there is no second truth. Reads the lots and what was taken back of them, never the spending.
CREATE FUNCTION ledger.lots(p_owner bigint) RETURNS TABLE (lot_id bigint, kind text, ref_id text, units bigint, returned bigint, unused bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp SET enable_seqscan = off AS $$
  WITH a AS (SELECT id, balance FROM account WHERE owner_id = p_owner AND role = 'available'),
  came AS (SELECT j.id, j.kind, j.ref_id, sum(t.amount)::bigint AS units FROM journal j JOIN transfer t ON t.journal_id = j.id JOIN a ON a.id = t.credit_id
           WHERE j.owner_id = p_owner AND j.kind IN ('topup', 'grant', 'adjust') GROUP BY j.id),
  back AS (SELECT j.lot_id, j.id FROM journal j JOIN came ON came.id = j.lot_id
           UNION ALL SELECT o.lot_id, j.id FROM came JOIN journal o ON o.lot_id = came.id JOIN journal j ON j.reverses = o.id),
  went AS (SELECT back.lot_id, sum(CASE WHEN t.debit_id = a.id THEN t.amount ELSE -t.amount END)::bigint AS units
           FROM back JOIN transfer t ON t.journal_id = back.id JOIN a ON a.id IN (t.debit_id, t.credit_id) GROUP BY 1),
  net AS (SELECT c.*, least(greatest(coalesce(w.units, 0), 0), c.units) AS returned FROM came c LEFT JOIN went w ON w.lot_id = c.id),
  run AS (SELECT *, units - returned AS n, sum(units - returned) OVER (ORDER BY id) AS upto, sum(units - returned) OVER () AS total FROM net)
  SELECT id, kind, ref_id, units, returned, greatest(0, least(n, upto - (total - (SELECT balance FROM a))))::bigint FROM run ORDER BY id $$;

----------------------------------------------------------------------------------------------------------------------- 5. seals

CREATE FUNCTION ledger.digest(p_from_j bigint, p_to_j bigint, p_from_t bigint, p_to_t bigint, p_prev bytea, OUT d bytea, OUT nj bigint, OUT nt bigint)
STABLE LANGUAGE sql SET search_path = ledger, pg_temp AS $$   -- columns by name: a column added later leaves old seals whole
  WITH j AS (
    SELECT count(*) AS n, sha256(convert_to(coalesce(string_agg(jsonb_build_array(id, kind, cause, scope, idem_key, encode(request_hash, 'hex'),
      owner_id, act, legs, ref_type, ref_id, lot_id, reverses, actor, reason, extract(epoch FROM created_at))::text, E'\n' ORDER BY id), ''), 'utf8')) AS h
    FROM journal WHERE id > p_from_j AND id <= p_to_j),
  t AS (
    SELECT count(*) AS n, sha256(convert_to(coalesce(string_agg(jsonb_build_array(id, journal_id, debit_id, credit_id, ccy, amount,
      debit_after, debit_version, credit_after, credit_version)::text, E'\n' ORDER BY id), ''), 'utf8')) AS h
    FROM transfer WHERE id > p_from_t AND id <= p_to_t)
  SELECT sha256(p_prev || j.h || t.h), j.n, t.n FROM j, t $$;
-- Two steps in two transactions. First: wait for the writers in flight (milliseconds), note how far the ids are settled, commit.
CREATE FUNCTION ledger.seal_horizon(OUT j bigint, OUT t bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp SET lock_timeout = '2s' AS $$ BEGIN
  PERFORM pg_advisory_xact_lock(7102, 1);         -- no table lock: it would cancel a vacuum each time
  UPDATE horizon SET upto_journal = coalesce((SELECT max(id) FROM journal), 0), upto_transfer = coalesce((SELECT max(id) FROM transfer), 0)
    RETURNING upto_journal, upto_transfer INTO j, t;
END $$;
-- Second: hash up to there while the others write on, at most p_max ids a seal (a text of 1 GB is the most that PostgreSQL can hash).
CREATE FUNCTION ledger.seal_append(p_max bigint DEFAULT 100000) RETURNS bytea LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
DECLARE p seal; h horizon; r record; j bigint; t bigint; BEGIN
  PERFORM pg_advisory_xact_lock(7102);
  SELECT * INTO h FROM horizon;
  LOOP
    SELECT * INTO p FROM seal ORDER BY seq DESC LIMIT 1;
    j := least(h.upto_journal, coalesce(p.upto_journal, 0) + p_max); t := least(h.upto_transfer, coalesce(p.upto_transfer, 0) + p_max);
    IF j <= coalesce(p.upto_journal, 0) AND t <= coalesce(p.upto_transfer, 0) THEN RETURN p.digest; END IF;
    SELECT * INTO r FROM digest(coalesce(p.upto_journal, 0), j, coalesce(p.upto_transfer, 0), t, coalesce(p.digest, ''));
    INSERT INTO seal VALUES (coalesce(p.seq, 0) + 1, j, t, r.nj, r.nt, r.d);
  END LOOP;
END $$;

--------------------------------------------------------------------------------------------- 6. the verifier: no row is good news

-- V11 to V13, V15 and V17 (orders), V14 (messages and their holds) and V16 (the gateway's own figures) live in the slices that own those tables.

CREATE FUNCTION ledger.seal_violations(p_from bigint, p_to bigint) RETURNS TABLE (rule text, what text, detail text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp SET jit = off AS $$
  SELECT 'V10 seal broken', z.seq::text, z.sealed_at::text
    FROM (SELECT s.*, lag(upto_journal, 1, 0::bigint) OVER w pj, lag(upto_transfer, 1, 0::bigint) OVER w pt, lag(digest, 1, ''::bytea) OVER w pd,
                 lag(seq, 1, 0::bigint) OVER w ps
          FROM seal s WHERE seq BETWEEN p_from - 1 AND p_to WINDOW w AS (ORDER BY seq)) z,
    LATERAL digest(z.pj, z.upto_journal, z.pt, z.upto_transfer, z.pd) r
    WHERE z.seq >= p_from AND (r.d <> z.digest OR r.nj <> z.n_journal OR r.nt <> z.n_transfer OR z.seq <> z.ps + 1) $$;

-- All of the books, from the first row.
CREATE VIEW ledger.violations (rule, what, detail) AS
  WITH e AS MATERIALIZED (SELECT debit_id aid, -amount amt, debit_version v, debit_after aft, id FROM ledger.transfer
             UNION ALL SELECT credit_id, amount, credit_version, credit_after, id FROM ledger.transfer),
       s AS MATERIALIZED (SELECT aid, sum(amt) amt, count(*) n, max(v) mv FROM e GROUP BY 1),
       run AS MATERIALIZED (SELECT aid, id, v, aft, sum(amt) OVER w total, row_number() OVER w place FROM e WHERE v IS NOT NULL WINDOW w AS (PARTITION BY aid ORDER BY v, id)),
       moves AS MATERIALIZED (
         SELECT t.journal_id, sum(t.amount) FILTER (WHERE d.role = 'available' AND c.role = 'held') opened,
                coalesce(sum(t.amount) FILTER (WHERE d.role = 'held' AND c.code = 'system:spent:pts'), 0) taken,
                coalesce(sum(t.amount) FILTER (WHERE d.role = 'held' AND c.role = 'available'), 0) back
           FROM ledger.transfer t JOIN ledger.account d ON d.id = t.debit_id JOIN ledger.account c ON c.id = t.credit_id
          WHERE 'held' IN (d.role, c.role) GROUP BY 1)
  SELECT 'V1 sum of a currency is not 0', a.ccy::text, sum(CASE WHEN a.materialised THEN a.balance ELSE coalesce(s.amt, 0) END)::text
    FROM ledger.account a LEFT JOIN s ON s.aid = a.id
    GROUP BY a.ccy HAVING sum(CASE WHEN a.materialised THEN a.balance ELSE coalesce(s.amt, 0) END) <> 0
  UNION ALL
  SELECT 'V2 balance differs from its transfers', a.code, a.balance || ' vs ' || coalesce(s.amt, 0)
    FROM ledger.account a LEFT JOIN s ON s.aid = a.id
    WHERE (a.materialised AND a.balance <> coalesce(s.amt, 0)) OR (NOT a.materialised AND a.balance <> 0)
  UNION ALL
  SELECT 'V3 out of bounds', code, balance::text FROM ledger.account WHERE balance < floor OR balance > ceiling OR (closed AND balance <> 0)
      OR NOT ledger.shape(code, ccy, role, owner_id, floor, ceiling, materialised)
  UNION ALL
  SELECT 'V4 gap in an account''s order', a.code, a.version || ' vs ' || coalesce(s.n, 0)
    FROM ledger.account a LEFT JOIN s ON s.aid = a.id
    WHERE (a.materialised AND (a.version <> coalesce(s.n, 0) OR a.version <> coalesce(s.mv, 0))) OR (NOT a.materialised AND a.version <> 0)
  UNION ALL
  SELECT 'V4 gap in an account''s order', aid::text, id::text FROM run WHERE v <> place
  UNION ALL
  SELECT 'V5 held balance differs from open holds', a.code, a.balance || ' vs ' || coalesce(h.t, 0)
    FROM ledger.account a LEFT JOIN (SELECT owner_id, sum(amount) t FROM ledger.hold WHERE state = 'open' GROUP BY 1) h ON h.owner_id = a.owner_id
    WHERE a.role = 'held' AND a.balance <> coalesce(h.t, 0)
  UNION ALL
  SELECT 'V6 running balance broken', aid::text, id::text FROM run WHERE aft IS DISTINCT FROM total
  UNION ALL
  SELECT 'V7 journal has other transfers than it says', coalesce(j.id, t.journal_id)::text, coalesce(j.legs, 0) || ' vs ' || coalesce(t.n, 0)
    FROM ledger.journal j FULL JOIN (SELECT journal_id, count(*) n FROM ledger.transfer GROUP BY 1) t ON t.journal_id = j.id
    WHERE j.legs IS DISTINCT FROM t.n
  UNION ALL
  SELECT 'V8 hold open past its time', h.id::text, h.expires_at::text
    FROM ledger.hold h WHERE state = 'open' AND expires_at < clock_timestamp() - interval '10 minutes'
  UNION ALL
  SELECT 'V9 currency of a transfer differs from its accounts', t.id::text, t.ccy::text
    FROM ledger.transfer t LEFT JOIN ledger.account d ON d.id = t.debit_id LEFT JOIN ledger.account c ON c.id = t.credit_id
    WHERE d.ccy IS DISTINCT FROM t.ccy OR c.ccy IS DISTINCT FROM t.ccy
  UNION ALL
  SELECT * FROM ledger.seal_violations(1, 9223372036854775807)
  UNION ALL
  SELECT 'V18 transfer of another member', t.id::text, j.id::text
    FROM ledger.transfer t JOIN ledger.journal j ON j.id = t.journal_id JOIN ledger.account d ON d.id = t.debit_id JOIN ledger.account c ON c.id = t.credit_id
    WHERE d.owner_id <> j.owner_id OR c.owner_id <> j.owner_id OR (j.owner_id IS NULL AND coalesce(d.owner_id, c.owner_id) IS NOT NULL)
  UNION ALL
  SELECT 'V19 hold differs from its journals', h.id::text, h.state
    FROM ledger.hold h LEFT JOIN ledger.journal o ON o.id = h.opened_by LEFT JOIN moves mo ON mo.journal_id = h.opened_by
    LEFT JOIN moves mr ON mr.journal_id = h.resolved_by
    WHERE (o.kind, o.owner_id, o.cause, o.ref_type, o.ref_id, mo.opened) IS DISTINCT FROM ('hold', h.owner_id, h.cause, h.ref_type, h.ref_id, h.amount::numeric)
       OR (h.state <> 'open' AND (mr.taken, mr.back) IS DISTINCT FROM (coalesce(h.captured, 0)::numeric, (h.amount - coalesce(h.captured, 0))::numeric))
  UNION ALL
  SELECT 'V19 journal without its hold', j.id::text, j.kind
    FROM ledger.journal j LEFT JOIN ledger.hold h ON h.opened_by = j.id LEFT JOIN ledger.hold r ON r.resolved_by = j.id
    WHERE (j.kind = 'hold' AND h.id IS NULL) OR (j.kind IN ('capture', 'release') AND r.id IS NULL)
  UNION ALL
  SELECT 'V20 gap in a member''s acts', owner_id::text, max(act) || ' vs ' || count(*)
    FROM ledger.journal WHERE act IS NOT NULL GROUP BY owner_id HAVING max(act) <> count(*);

-- The same, with the memory that it wants: some 10 µs a transfer, and nothing compiled for a query that runs once an hour.
CREATE FUNCTION ledger.verify() RETURNS TABLE (rule text, what text, detail text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp SET jit = off SET work_mem = '64MB' AS $$ SELECT * FROM violations $$;

-- The same rules over what journals after p_journal did, and over every open hold: cheap enough for each minute. Of an account it trusts
-- what it was before; that and the seals (V1, V10) are for the whole look.
CREATE FUNCTION ledger.violations_since(p_journal bigint) RETURNS TABLE (rule text, what text, detail text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp SET enable_seqscan = off SET jit = off SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  RETURN QUERY
  WITH j AS MATERIALIZED (SELECT * FROM journal WHERE id > p_journal),
       t AS MATERIALIZED (
         SELECT t.*, d.ccy d_ccy, c.ccy c_ccy, d.owner_id d_owner, c.owner_id c_owner, d.role d_role, c.role c_role, c.code c_code
           FROM transfer t LEFT JOIN account d ON d.id = t.debit_id LEFT JOIN account c ON c.id = t.credit_id WHERE t.journal_id > p_journal),
       e AS (SELECT debit_id aid, d_role role, -amount amt, debit_version v, debit_after aft, id FROM t
             UNION ALL SELECT credit_id, c_role, amount, credit_version, credit_after, id FROM t),
       chain AS MATERIALIZED (
         SELECT e.*, lag(v) OVER w pv, lag(aft) OVER w paft, lead(v) OVER w IS NULL AS is_last FROM e WHERE v IS NOT NULL WINDOW w AS (PARTITION BY aid ORDER BY v, id)),
       link AS MATERIALIZED (                     -- each entry with the one before it in its account's order
         SELECT aid, v, aft, amt, id, paft FROM chain WHERE pv = v - 1
         UNION ALL SELECT aid, v, aft, amt, id, 0 FROM chain WHERE v = 1 AND pv IS NULL
         UNION ALL SELECT c.aid, c.v, c.aft, c.amt, c.id,
             coalesce((SELECT p.debit_after FROM transfer p WHERE p.debit_id = c.aid AND p.debit_version = c.v - 1),
                      (SELECT p.credit_after FROM transfer p WHERE p.credit_id = c.aid AND p.credit_version = c.v - 1))
           FROM chain c WHERE (c.v > 1 AND c.pv IS DISTINCT FROM c.v - 1) OR (c.v = 1 AND c.pv IS NOT NULL) OR c.v < 1),
       touched AS MATERIALIZED (SELECT a.*, c.v, c.aft FROM chain c JOIN account a ON a.id = c.aid WHERE c.is_last),
       open_holds AS MATERIALIZED (SELECT h.owner_id, sum(h.amount) total FROM hold h WHERE h.state = 'open' GROUP BY 1),
       moves AS MATERIALIZED (
         SELECT t.journal_id, count(*) n, sum(t.amount) FILTER (WHERE t.d_role = 'available' AND t.c_role = 'held') opened,
                coalesce(sum(t.amount) FILTER (WHERE t.d_role = 'held' AND t.c_code = 'system:spent:pts'), 0) taken,
                coalesce(sum(t.amount) FILTER (WHERE t.d_role = 'held' AND t.c_role = 'available'), 0) back
           FROM t GROUP BY 1),
       booked AS MATERIALIZED (SELECT j.*, m.journal_id, coalesce(m.n, 0) n, m.opened, m.taken, m.back FROM j FULL JOIN moves m ON m.journal_id = j.id),
       acts AS (SELECT j.owner_id, j.act, lag(j.act) OVER (PARTITION BY j.owner_id ORDER BY j.act) pact FROM j WHERE j.act IS NOT NULL)
  SELECT 'V2 balance differs from its transfers', x.code, x.balance || ' vs ' || coalesce(x.aft::text, '?') FROM touched x WHERE x.balance IS DISTINCT FROM x.aft
  UNION ALL
  SELECT 'V3 out of bounds', x.code, x.balance::text FROM touched x WHERE x.balance < x.floor OR x.balance > x.ceiling OR (x.closed AND x.balance <> 0)
  UNION ALL
  SELECT 'V4 gap in an account''s order', x.code, x.version || ' vs ' || x.v FROM touched x WHERE x.version <> x.v
  UNION ALL
  SELECT 'V4 gap in an account''s order', l.aid::text, l.id::text FROM link l WHERE l.paft IS NULL
  UNION ALL
  SELECT 'V4 gap in an account''s order', e.aid::text, e.id::text FROM e WHERE e.v IS NULL AND e.role <> 'system'
  UNION ALL
  SELECT 'V5 held balance differs from open holds', coalesce(x.code, 'member:' || o.owner_id), coalesce(x.balance, 0) || ' vs ' || coalesce(o.total, 0)
    FROM (SELECT a.code, a.owner_id, a.balance FROM account a WHERE a.role = 'held'
            AND a.owner_id IN (SELECT y.owner_id FROM touched y UNION SELECT y.owner_id FROM open_holds y)) x
    FULL JOIN open_holds o ON o.owner_id = x.owner_id WHERE coalesce(x.balance, 0) <> coalesce(o.total, 0)
  UNION ALL
  SELECT 'V6 running balance broken', l.aid::text, l.id::text FROM link l WHERE l.aft IS DISTINCT FROM l.paft + l.amt
  UNION ALL
  SELECT 'V7 journal has other transfers than it says', coalesce(b.id, b.journal_id)::text, coalesce(b.legs, 0) || ' vs ' || b.n FROM booked b WHERE b.legs IS DISTINCT FROM b.n
  UNION ALL
  SELECT 'V8 hold open past its time', h.id::text, h.expires_at::text
    FROM hold h WHERE h.state = 'open' AND h.expires_at < statement_timestamp() - interval '10 minutes'
  UNION ALL
  SELECT 'V9 currency of a transfer differs from its accounts', t.id::text, t.ccy::text
    FROM t WHERE t.d_ccy IS DISTINCT FROM t.ccy OR t.c_ccy IS DISTINCT FROM t.ccy
  UNION ALL
  SELECT 'V18 transfer of another member', t.id::text, j.id::text FROM t JOIN j ON j.id = t.journal_id
    WHERE t.d_owner <> j.owner_id OR t.c_owner <> j.owner_id OR (j.owner_id IS NULL AND coalesce(t.d_owner, t.c_owner) IS NOT NULL)
  UNION ALL
  SELECT 'V19 hold differs from its journals', b.id::text, coalesce(h.state, 'no hold') FROM booked b LEFT JOIN (SELECT * FROM hold WHERE opened_by > p_journal) h ON h.opened_by = b.id
    WHERE (h.id IS NOT NULL OR b.kind = 'hold')
      AND (b.kind, b.owner_id, b.cause, b.ref_type, b.ref_id, b.opened) IS DISTINCT FROM ('hold', h.owner_id, h.cause, h.ref_type, h.ref_id, h.amount::numeric)
  UNION ALL
  SELECT 'V19 hold differs from its journals', b.id::text, coalesce(h.state, 'no hold') FROM booked b LEFT JOIN (SELECT * FROM hold WHERE resolved_by > p_journal) h ON h.resolved_by = b.id
    WHERE (h.id IS NOT NULL OR b.kind IN ('capture', 'release'))
      AND (b.taken, b.back) IS DISTINCT FROM (coalesce(h.captured, 0)::numeric, (h.amount - coalesce(h.captured, 0))::numeric)
  UNION ALL
  SELECT 'V20 gap in a member''s acts', a.owner_id::text, a.act::text FROM acts a
    WHERE a.act > 1 AND a.pact IS DISTINCT FROM a.act - 1 AND NOT EXISTS (SELECT 1 FROM journal p WHERE p.owner_id = a.owner_id AND p.act = a.act - 1);
END $$;

-- The newest journal older than p_age: what violations_since() is given. Writers in flight are far younger.
CREATE FUNCTION ledger.journal_before(p_age interval) RETURNS bigint LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp SET enable_seqscan = off AS $$
DECLARE at timestamptz := clock_timestamp() - p_age; BEGIN
  RETURN coalesce((SELECT id FROM journal WHERE created_at < at ORDER BY id DESC LIMIT 1), 0);
END $$;

----------------------------------------------------------------------------------------------------------------------- 7. rights

-- The program can read the books and knock at the doors, and can't write a row of them.
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA ledger FROM PUBLIC;
GRANT USAGE ON SCHEMA ledger TO lounge_app;
GRANT SELECT ON ALL TABLES IN SCHEMA ledger TO lounge_app;
GRANT EXECUTE ON FUNCTION ledger.open_member, ledger.lock_member, ledger.grant_points, ledger.spend, ledger.adjust, ledger.close_member,
  ledger.hold_open, ledger.hold_resolve, ledger.holds_resolve, ledger.holds_expired, ledger.require_within_limit, ledger.statement_page, ledger.lots,
  ledger.shape, ledger.seal_horizon, ledger.seal_append, ledger.seal_violations, ledger.verify, ledger.violations_since, ledger.journal_before TO lounge_app;
