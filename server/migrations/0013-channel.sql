-- Channel status: a timed status bought with points, and the same time is never sold twice (money.md §2). Spending care: a member's own limits and
-- breaks (decisions D12), looked at in the transaction that spends, whatever spends.

CREATE TABLE channel_period (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id  bigint NOT NULL REFERENCES member,
  cost       bigint NOT NULL CHECK (cost >= 0),        -- hundredths of a point
  starts_at  timestamptz NOT NULL,
  ends_at    timestamptz NOT NULL CHECK (ends_at > starts_at),
  journal_id bigint UNIQUE REFERENCES ledger.journal,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK ((cost = 0) = (journal_id IS NULL)),           -- free is free: no journal of nothing
  EXCLUDE USING gist (int8range(member_id, member_id, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&)   -- a range of one: needs no btree_gist
);
GRANT SELECT, INSERT ON channel_period TO lounge_app;

CREATE TABLE ledger.spending_limit (
  owner_id   bigint NOT NULL,
  span       text NOT NULL CHECK (span IN ('day', 'week')),
  units      bigint CHECK (units > 0),                 -- in force; null: none
  next_units bigint CHECK (next_units > 0),            -- in force from next_from on; null: none from then
  next_from  timestamptz,
  PRIMARY KEY (owner_id, span),
  CHECK (next_from IS NOT NULL OR next_units IS NULL)
);
CREATE TABLE ledger.spending_break (
  owner_id bigint PRIMARY KEY,
  since    timestamptz NOT NULL DEFAULT clock_timestamp(),
  until    timestamptz NOT NULL
);

CREATE FUNCTION ledger.limit_now(l ledger.spending_limit) RETURNS bigint STABLE LANGUAGE sql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
  SELECT CASE WHEN l.next_from <= clock_timestamp() THEN l.next_units ELSE l.units END $$;

-- What a member has spent or set aside since then: what was released is given back to the limit too.
CREATE FUNCTION ledger.spent_since(p_owner bigint, p_since timestamptz) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp SET enable_seqscan = off AS $$
  SELECT (coalesce((SELECT sum(coalesce(h.captured, h.amount)) FROM hold h
                    WHERE h.owner_id = p_owner AND h.opened_at >= p_since AND h.state IN ('open', 'captured')), 0)
        + coalesce((SELECT sum(t.amount) FROM journal j JOIN transfer t ON t.journal_id = j.id
                    WHERE j.owner_id = p_owner AND j.kind = 'spend' AND j.created_at >= p_since), 0))::bigint $$;
CREATE OR REPLACE FUNCTION ledger.require_within_limit(p_owner bigint, p_limit bigint, p_since timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$ DECLARE n bigint := spent_since(p_owner, p_since); BEGIN
  IF n > p_limit THEN RAISE EXCEPTION 'spending limit' USING ERRCODE = 'LG009'; END IF;
  RETURN n;
END $$;

-- Refuses what goes over the member's own limits, or falls into their break. Called where the points are taken: their account is locked by then,
-- so of two that race each sees the other.
CREATE FUNCTION ledger.require_care(p_owner bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
DECLARE l spending_limit; n bigint; at timestamptz := clock_timestamp(); b timestamptz; BEGIN
  SELECT until INTO b FROM spending_break WHERE owner_id = p_owner AND until > at;
  IF b IS NOT NULL THEN RAISE EXCEPTION 'on a break' USING ERRCODE = 'LG013', DETAIL = jsonb_build_object('until', b)::text; END IF;
  FOR l IN SELECT * FROM spending_limit WHERE owner_id = p_owner ORDER BY span LOOP
    CONTINUE WHEN limit_now(l) IS NULL;
    n := spent_since(p_owner, at - CASE l.span WHEN 'day' THEN interval '24 hours' ELSE interval '7 days' END);
    IF n > limit_now(l) THEN
      RAISE EXCEPTION 'spending limit' USING ERRCODE = 'LG009', DETAIL = jsonb_build_object('span', l.span, 'limit', limit_now(l), 'spent', n)::text;
    END IF;
  END LOOP;
END $$;
CREATE FUNCTION ledger.care_of_hold() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM ledger.require_care(NEW.owner_id);
  RETURN NULL;
END $$;
CREATE TRIGGER care AFTER INSERT ON ledger.hold FOR EACH ROW EXECUTE FUNCTION ledger.care_of_hold();
CREATE OR REPLACE FUNCTION ledger.spend(p_owner bigint, p_cause text, p_key text, p_hash bytea, p_amount bigint, p_ref_type text, p_ref_id text,
  OUT journal_id bigint, OUT replayed boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$ BEGIN
  SELECT * INTO journal_id, replayed FROM post('spend', p_cause, 'member:' || p_owner, p_key, p_hash,
    ARRAY[('member:' || p_owner || ':available', 'system:spent:pts', p_amount)::leg], p_owner, p_ref_type, p_ref_id);
  IF NOT replayed THEN PERFORM require_care(p_owner); END IF;
END $$;

-- Lowering counts at once; raising, or having none, after 24 hours. Saying what is in force already takes back what waits.
CREATE FUNCTION ledger.set_limit(p_owner bigint, p_span text, p_units bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
DECLARE l spending_limit; now_units bigint; at timestamptz := clock_timestamp(); BEGIN
  INSERT INTO spending_limit (owner_id, span) VALUES (p_owner, p_span) ON CONFLICT DO NOTHING;
  SELECT * INTO l FROM spending_limit WHERE owner_id = p_owner AND span = p_span FOR UPDATE;
  now_units := limit_now(l);
  IF now_units IS NULL OR p_units <= now_units THEN
    UPDATE spending_limit SET units = p_units, next_units = NULL, next_from = NULL WHERE owner_id = p_owner AND span = p_span;
  ELSIF l.next_from IS NULL OR l.next_from <= at OR l.next_units IS DISTINCT FROM p_units THEN   -- the same wish again waits no longer
    UPDATE spending_limit SET units = now_units, next_units = p_units, next_from = at + interval '24 hours' WHERE owner_id = p_owner AND span = p_span;
  END IF;
END $$;
-- A break is never shortened.
CREATE FUNCTION ledger.take_break(p_owner bigint, p_until timestamptz) RETURNS timestamptz
LANGUAGE sql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
  INSERT INTO spending_break AS b (owner_id, until) VALUES (p_owner, p_until)
  ON CONFLICT (owner_id) DO UPDATE SET until = greatest(b.until, EXCLUDED.until) RETURNING until $$;

REVOKE ALL ON FUNCTION ledger.limit_now, ledger.spent_since, ledger.require_care, ledger.care_of_hold, ledger.set_limit, ledger.take_break FROM PUBLIC;
GRANT SELECT ON ledger.spending_limit, ledger.spending_break TO lounge_app;
GRANT EXECUTE ON FUNCTION ledger.limit_now, ledger.spent_since, ledger.set_limit, ledger.take_break TO lounge_app;
