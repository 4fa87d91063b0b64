-- Orders, gateways, receipts (money.md §5 to §10). Points come in here: an order is the maximum of the facts that its gateway tells, and it
-- credits once. One paid order is one journal: points in, debt repaid, net and VAT to clearing; with its status and its receipt in one transaction.
--
-- Units.  units: hundredths of a point. cents: of euro, the books. minor: the minor unit of the currency that the card is charged in.
-- Locks.  order -> refund -> member's accounts -> receipt series, as in 0004.
-- Errors. PY001 order status back    PY002 facts of an order changed    PY003 no such order    LG001 append-only

CREATE SCHEMA payments;

-- What the gateway keeps for itself is booked, too.
ALTER TABLE ledger.journal DROP CONSTRAINT kind_fits_cause;
ALTER TABLE ledger.journal ADD CONSTRAINT kind_fits_cause CHECK (kind || ' ' || cause = ANY ('{topup topup,fee topup,grant welcome,grant adjustment,
    refund refund,chargeback refund,reversal refund,reversal adjustment,adjust adjustment,waive adjustment,hold message,capture message,release message,
    spend message,hold topic,capture topic,release topic,spend topic,hold channel,capture channel,release channel,spend channel}'::text[]));

---------------------------------------------------------------------------------------------------------------- 1. tables

CREATE TABLE payments.bundle (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug        text NOT NULL UNIQUE,
  units       bigint NOT NULL CHECK (units > 0 AND units % 100 = 0),
  price_cents bigint NOT NULL CHECK (price_cents > 0),
  description jsonb NOT NULL CHECK (description ? 'en'),
  image_url   text,
  is_active   boolean NOT NULL DEFAULT true,
  position    int NOT NULL
);
CREATE TABLE payments.vat_rate (                  -- by billing country, where the operator has entered one; else the setting vat_percent
  country    text NOT NULL CHECK (country ~ '^[a-z]{2}$'),
  bp         int NOT NULL CHECK (bp BETWEEN 0 AND 10000),                          -- 21 % = 2100
  valid_from timestamptz NOT NULL DEFAULT '-infinity',
  PRIMARY KEY (country, valid_from)
);

CREATE SEQUENCE payments.order_number;
CREATE TABLE payments.orders (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number          text NOT NULL UNIQUE DEFAULT                                     -- G-2026-000123; gaps are fine here
                    'G-' || to_char(now(), 'YYYY') || '-' || to_char(nextval('payments.order_number'), 'FM000000'),
  owner_id        bigint NOT NULL,
  bundle_id       bigint REFERENCES payments.bundle,
  item            text NOT NULL,                  -- as the buyer read it, and as it stands on the receipt
  units           bigint NOT NULL CHECK (units > 0 AND units % 100 = 0),           -- whole points are sold
  gross_cents     bigint NOT NULL CHECK (gross_cents > 0),
  status          text NOT NULL DEFAULT 'Pending' CHECK (status IN ('Pending', 'Processing', 'Canceled', 'Failed', 'Successfully')),
  created_at      timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- From here on: known at the checkout, written once (a bundle's order is opened before).
  billed_at       timestamptz,
  gateway         text CHECK (gateway ~ '^[a-z]{2,20}$'),
  livemode        boolean,                        -- false: a test gateway; its own accounts and its own receipt series
  net_cents       bigint CHECK (net_cents >= 0),
  vat_cents       bigint CHECK (vat_cents >= 0),
  vat_country     text CHECK (vat_country ~ '^[a-z]{2}$'),                         -- of the billing address: the first piece of evidence
  ip_country      text CHECK (ip_country ~ '^[a-z]{2}$'),                          -- of the address that ordered: the second
  vat_rate_bp     int CHECK (vat_rate_bp BETWEEN 0 AND 10000),
  charge_currency text CHECK (charge_currency ~ '^[A-Z]{3}$'),
  charge_minor    bigint CHECK (charge_minor > 0),
  charge_digits   int CHECK (charge_digits BETWEEN 0 AND 3),
  fx_rate_millionths bigint CHECK (fx_rate_millionths > 0),                        -- units of that currency for one euro, times 10^6
  language_code   text,
  wish            bytea,                          -- digest of what was asked for: the same again is the same order
  CONSTRAINT net_and_vat_are_gross CHECK (net_cents + vat_cents = gross_cents),
  CONSTRAINT billed_whole CHECK (num_nonnulls(billed_at, gateway, livemode, net_cents, vat_cents, vat_country, vat_rate_bp, charge_currency, charge_minor,
    charge_digits, fx_rate_millionths, language_code, wish) = CASE WHEN billed_at IS NULL THEN 0 ELSE 13 END),
  CONSTRAINT only_billed_moves CHECK (billed_at IS NOT NULL OR status IN ('Pending', 'Canceled'))
);
CREATE UNIQUE INDEX one_pending_order_per_bundle ON payments.orders (owner_id, bundle_id) WHERE status = 'Pending' AND bundle_id IS NOT NULL;
CREATE INDEX order_by_owner ON payments.orders (owner_id, id);

CREATE TABLE payments.buyer (                     -- personal, and erased with the account; the order and its receipt stay
  order_id bigint PRIMARY KEY REFERENCES payments.orders,
  name text NOT NULL, surname text NOT NULL, email text NOT NULL, phone text NOT NULL,
  address text NOT NULL, city text NOT NULL, post_code text NOT NULL
);
CREATE TABLE payments.consent (                   -- to the terms, and to the points at once (decisions D11)
  order_id bigint NOT NULL REFERENCES payments.orders,
  kind     text NOT NULL CHECK (kind IN ('terms', 'immediate')),
  version  text NOT NULL,                         -- digest of the text that was shown
  language_code text NOT NULL,
  ip       text,                                  -- erased with the account
  given_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (order_id, kind)
);

CREATE TABLE payments.checkout (                  -- one attempt at the gateway, its idempotency key is 'checkout:<order>:<attempt>'
  order_id     bigint NOT NULL REFERENCES payments.orders,
  attempt      int NOT NULL CHECK (attempt > 0),
  gateway      text NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at   timestamptz NOT NULL,              -- part of the call: the same key must always carry the same body
  provider_ref text,                              -- NULL until the gateway has answered
  redirect_url text,
  checked_at   timestamptz,                       -- last look at the gateway
  next_look_at timestamptz,                       -- the reconciler's; NULL: nothing more is to come
  looks        int NOT NULL DEFAULT 0,
  closed_at    timestamptz,                       -- nobody can pay it any more
  PRIMARY KEY (order_id, attempt),
  UNIQUE (gateway, provider_ref)
);
CREATE UNIQUE INDEX one_open_checkout_per_order ON payments.checkout (order_id) WHERE closed_at IS NULL;
CREATE INDEX checkout_to_look_at ON payments.checkout (next_look_at) WHERE next_look_at IS NOT NULL;

CREATE TABLE payments.fact (                      -- what the gateway said, as asked from it
  order_id bigint NOT NULL REFERENCES payments.orders,
  fact     text NOT NULL CHECK (fact IN ('processing', 'expired', 'failed', 'paid')),
  ref      text NOT NULL,                         -- the gateway's payment
  minor    bigint, currency text,                 -- of a payment
  card_brand text, card_last4 text, card_country text, sca text,
  seen_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (order_id, fact, ref),
  CONSTRAINT paid_says_how_much CHECK (fact <> 'paid' OR (minor IS NOT NULL AND currency IS NOT NULL))
);
CREATE UNIQUE INDEX one_payment_per_order ON payments.fact (order_id) WHERE fact = 'paid';
CREATE INDEX fact_by_payment ON payments.fact (ref) WHERE fact = 'paid';

CREATE TABLE payments.review (                    -- for a person: money that doesn't fit; never credited by itself
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, order_id bigint REFERENCES payments.orders, gateway text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('amount_differs', 'mode_differs', 'second_payment', 'account_closed', 'refund_exceeds', 'refund_failed',
    'refund_failed_late', 'country_differs', 'unknown_order', 'unknown_money', 'no_money', 'money_differs', 'no_answer')),
  ref text NOT NULL, detail text, minor bigint, created_at timestamptz NOT NULL DEFAULT clock_timestamp(), settled_at timestamptz,
  UNIQUE NULLS NOT DISTINCT (order_id, reason, ref)
);
CREATE TABLE payments.inbox (                     -- deliveries; committed before the 2xx, worked off by a job. Only applied_at ends the work
  gateway text NOT NULL, event_id text NOT NULL, provider_ref text NOT NULL, hint text NOT NULL, at timestamptz NOT NULL,
  received_at timestamptz NOT NULL DEFAULT clock_timestamp(), applied_at timestamptz,
  PRIMARY KEY (gateway, event_id)
);
CREATE INDEX inbox_waiting ON payments.inbox (gateway, provider_ref) WHERE applied_at IS NULL;

CREATE TABLE payments.refund (                    -- money that went back: a withdrawal, a refund made at the gateway, a chargeback
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, order_id bigint NOT NULL REFERENCES payments.orders,
  kind text NOT NULL CHECK (kind IN ('refund', 'chargeback')), ref text NOT NULL,
  is_ours boolean NOT NULL,                       -- we owe the gateway the call; else it told us
  asked_at timestamptz,                           -- the gateway has taken our call
  gross_cents bigint NOT NULL CHECK (gross_cents > 0), net_cents bigint NOT NULL CHECK (net_cents >= 0), vat_cents bigint NOT NULL CHECK (vat_cents >= 0),
  units bigint NOT NULL CHECK (units > 0), minor bigint NOT NULL CHECK (minor > 0),
  state text NOT NULL DEFAULT 'taken' CHECK (state IN ('taken', 'settled', 'undone')),   -- settled: succeeded, dispute lost. undone: failed, dispute won
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (order_id, ref), CONSTRAINT net_and_vat_are_gross CHECK (net_cents + vat_cents = gross_cents)
);
CREATE INDEX refund_to_ask ON payments.refund (id) WHERE is_ours AND asked_at IS NULL AND state = 'taken';

CREATE TABLE payments.series (name text PRIMARY KEY, last bigint NOT NULL DEFAULT 0);
CREATE TABLE payments.receipt (                   -- gapless: the number is taken in the transaction that books the money
  id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  series text NOT NULL REFERENCES payments.series, no bigint NOT NULL, kind text NOT NULL CHECK (kind IN ('receipt', 'credit_note')),
  order_id bigint NOT NULL REFERENCES payments.orders, refund_id bigint UNIQUE REFERENCES payments.refund,
  gross_cents bigint NOT NULL, net_cents bigint NOT NULL, vat_cents bigint NOT NULL, units bigint NOT NULL, minor bigint NOT NULL,
  product text NOT NULL, seller text NOT NULL,    -- as they stood that day
  issued_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (series, no), CHECK ((kind = 'credit_note') = (refund_id IS NOT NULL)), CHECK (net_cents + vat_cents = gross_cents)
);
CREATE UNIQUE INDEX one_receipt_per_order ON payments.receipt (order_id) WHERE kind = 'receipt';
CREATE INDEX receipt_by_order ON payments.receipt (order_id);

CREATE TABLE payments.movement (                  -- the gateway's own books, as it lists them
  gateway text NOT NULL, ref text NOT NULL, livemode boolean NOT NULL, payment_ref text, kind text NOT NULL,
  minor bigint NOT NULL, fee_minor bigint NOT NULL, currency text NOT NULL, seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (gateway, ref)
);
CREATE INDEX movement_by_payment ON payments.movement (payment_ref);
CREATE TABLE payments.progress (                  -- how far a look at the gateway's lists has come
  gateway text NOT NULL, list text NOT NULL CHECK (list IN ('events', 'money')), upto timestamptz NOT NULL, PRIMARY KEY (gateway, list)
);

-- What the verifiers found last (money.md §13): while a row counts more than 0, nobody can top up.
CREATE TABLE public.book_alarm (
  look text PRIMARY KEY, violations int NOT NULL, looked_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-------------------------------------------------------------------------------------------------- 2. what can't be rewritten

CREATE TRIGGER ro BEFORE UPDATE OR DELETE OR TRUNCATE ON payments.fact     FOR EACH STATEMENT EXECUTE FUNCTION ledger.deny();
CREATE TRIGGER ro BEFORE UPDATE OR DELETE OR TRUNCATE ON payments.receipt  FOR EACH STATEMENT EXECUTE FUNCTION ledger.deny();
CREATE TRIGGER ro BEFORE UPDATE OR DELETE OR TRUNCATE ON payments.movement FOR EACH STATEMENT EXECUTE FUNCTION ledger.deny();
CREATE TRIGGER ro BEFORE DELETE OR TRUNCATE           ON payments.orders   FOR EACH STATEMENT EXECUTE FUNCTION ledger.deny();
CREATE TRIGGER ro BEFORE DELETE OR TRUNCATE           ON payments.refund   FOR EACH STATEMENT EXECUTE FUNCTION ledger.deny();
CREATE TRIGGER ro BEFORE UPDATE                       ON payments.buyer    FOR EACH STATEMENT EXECUTE FUNCTION ledger.deny();

CREATE FUNCTION payments.rank(s text) RETURNS int IMMUTABLE LANGUAGE sql AS $$
  SELECT array_position(ARRAY['Pending', 'Processing', 'Canceled', 'Failed', 'Successfully'], s) $$;
CREATE FUNCTION payments.guard_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE fixed text[] := ARRAY['status']; BEGIN
  IF payments.rank(NEW.status) < payments.rank(OLD.status) THEN
    RAISE EXCEPTION 'an order may not go back: % -> %', OLD.status, NEW.status USING ERRCODE = 'PY001'; END IF;
  IF OLD.billed_at IS NULL AND OLD.status = 'Pending' THEN          -- a bundle's order meets its buyer
    fixed := fixed || ARRAY['billed_at', 'gateway', 'livemode', 'net_cents', 'vat_cents', 'vat_country', 'ip_country', 'vat_rate_bp', 'charge_currency',
      'charge_minor', 'charge_digits', 'fx_rate_millionths', 'language_code', 'wish']; END IF;
  IF to_jsonb(NEW) - fixed IS DISTINCT FROM to_jsonb(OLD) - fixed THEN
    RAISE EXCEPTION 'facts of an order are immutable' USING ERRCODE = 'PY002'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE UPDATE ON payments.orders FOR EACH ROW EXECUTE FUNCTION payments.guard_order();
CREATE FUNCTION payments.guard_refund() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF to_jsonb(NEW) - ARRAY['state', 'asked_at'] IS DISTINCT FROM to_jsonb(OLD) - ARRAY['state', 'asked_at']
     OR (OLD.state <> 'taken' AND NEW.state <> OLD.state) THEN
    RAISE EXCEPTION 'facts of a refund are immutable' USING ERRCODE = 'PY002'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE UPDATE ON payments.refund FOR EACH ROW EXECUTE FUNCTION payments.guard_refund();

------------------------------------------------------------------------------------------------------ 3. steps that the doors take

CREATE FUNCTION payments.lock_order(p_order bigint) RETURNS payments.orders LANGUAGE plpgsql AS $$
DECLARE o payments.orders; BEGIN
  SELECT * INTO o FROM payments.orders WHERE id = p_order FOR NO KEY UPDATE;
  IF NOT FOUND THEN RAISE EXCEPTION 'no such order' USING ERRCODE = 'PY003'; END IF;
  RETURN o;
END $$;

CREATE FUNCTION payments.next_receipt(o payments.orders, f payments.refund) RETURNS void LANGUAGE plpgsql AS $$
DECLARE s text := CASE WHEN o.livemode THEN 'R-' ELSE 'TEST-' END || to_char(now(), 'YYYY'); n bigint;
  product text := coalesce((SELECT value #>> '{}' FROM public.setting WHERE key = 'product_name'), '');
  seller text := coalesce((SELECT value #>> '{}' FROM public.setting WHERE key = 'requisites'), '');
BEGIN
  INSERT INTO payments.series AS x (name, last) VALUES (s, 1)
    ON CONFLICT (name) DO UPDATE SET last = x.last + 1 RETURNING last INTO n;           -- row lock until commit: no gap, no double
  INSERT INTO payments.receipt (series, no, kind, order_id, refund_id, gross_cents, net_cents, vat_cents, units, minor, product, seller)
    SELECT s, n, CASE WHEN f.id IS NULL THEN 'receipt' ELSE 'credit_note' END, o.id, f.id, coalesce(f.gross_cents, o.gross_cents),
      coalesce(f.net_cents, o.net_cents), coalesce(f.vat_cents, o.vat_cents), coalesce(f.units, o.units), coalesce(f.minor, o.charge_minor), product, seller;
END $$;

-- The euro legs of an order, or of a part of it: sign 1 for money in, -1 for money out.
CREATE FUNCTION payments.euro_legs(o payments.orders, p_net bigint, p_vat bigint, p_sign int) RETURNS ledger.leg[] LANGUAGE plpgsql AS $$
DECLARE
  m text := CASE WHEN o.livemode THEN 'live' ELSE 'test' END;
  clearing text := 'system:clearing:' || o.gateway || ':' || m || ':eur';
  revenue text := 'system:revenue:' || m || ':eur';
  vat text := 'system:vat:' || o.vat_country || ':' || o.vat_rate_bp || ':' || m || ':eur';
  legs ledger.leg[] := '{}';
BEGIN
  PERFORM ledger.open_system(x, 'EUR') FROM unnest(ARRAY[clearing, revenue, vat]) x WHERE NOT EXISTS (SELECT 1 FROM ledger.account a WHERE a.code = x);
  IF p_net > 0 THEN legs := legs || CASE WHEN p_sign > 0 THEN (revenue, clearing, p_net)::ledger.leg ELSE (clearing, revenue, p_net)::ledger.leg END; END IF;
  IF p_vat > 0 THEN legs := legs || CASE WHEN p_sign > 0 THEN (vat, clearing, p_vat)::ledger.leg ELSE (clearing, vat, p_vat)::ledger.leg END; END IF;
  RETURN legs;
END $$;

CREATE FUNCTION payments.put_aside(o payments.orders, p_reason text, p_ref text, p_detail text DEFAULT NULL, p_minor bigint DEFAULT NULL) RETURNS text
LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO payments.review (order_id, gateway, reason, ref, detail, minor) VALUES (o.id, coalesce(o.gateway, ''), p_reason, p_ref, p_detail, p_minor)
    ON CONFLICT DO NOTHING;
  RETURN p_reason;
END $$;

-- Takes p_units of a paid order, and books p_cents (p_minor of the charged currency) as going back. The points go as far as the balance; the
-- rest is owed. The caller has locked the order and seen that the share fits.
CREATE FUNCTION payments.take(o payments.orders, p_kind text, p_ref text, p_cents bigint, p_minor bigint, p_units bigint, p_is_ours boolean) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE f payments.refund; m record; lot bigint; done record; n bigint; part bigint; legs ledger.leg[] := '{}'; a text := 'member:' || o.owner_id; BEGIN
  SELECT id INTO STRICT lot FROM ledger.journal WHERE kind = 'topup' AND ref_id = o.id::text;
  SELECT coalesce(sum(gross_cents), 0)::bigint AS cents, coalesce(sum(net_cents), 0)::bigint AS net INTO done
    FROM payments.refund WHERE order_id = o.id AND state <> 'undone';
  n := greatest(0, least(p_cents,                 -- net, half up on the running total: the parts sum to the whole
         (2 * o.net_cents * (done.cents + p_cents) + o.gross_cents) / (2 * o.gross_cents) - done.net));
  INSERT INTO payments.refund (order_id, kind, ref, is_ours, gross_cents, net_cents, vat_cents, units, minor)
    VALUES (o.id, p_kind, p_ref, p_is_ours, p_cents, n, p_cents - n, p_units, p_minor) RETURNING * INTO f;
  SELECT * INTO m FROM ledger.lock_member(o.owner_id);
  part := least(m.available, f.units);
  IF part > 0 THEN legs := legs || (a || ':available', 'system:returned:pts', part)::ledger.leg; END IF;
  IF part < f.units THEN                          -- nobody is left to owe anything once the account is closed
    legs := legs || (CASE WHEN m.closed THEN 'system:waived:pts' ELSE a || ':owed' END, 'system:returned:pts', f.units - part)::ledger.leg; END IF;
  legs := legs || payments.euro_legs(o, f.net_cents, f.vat_cents, -1);
  PERFORM ledger.post(p_kind, 'refund', 'refund', f.id::text, sha256(convert_to(f.id || ':' || f.units, 'utf8')), legs, o.owner_id, 'refund', f.id::text, lot);
END $$;

------------------------------------------------------------------------------------------ 4. the doors that the program may use

-- Writes what the checkout knows into an order that has none of it yet, with its buyer and their consent.
CREATE FUNCTION payments.bill(p_order bigint, p jsonb) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = payments, pg_temp AS $$
DECLARE o orders := lock_order(p_order); BEGIN
  UPDATE orders SET billed_at = clock_timestamp(), gateway = p ->> 'gateway', livemode = (p ->> 'livemode')::boolean, net_cents = (p ->> 'net_cents')::bigint,
    vat_cents = (p ->> 'vat_cents')::bigint, vat_country = p ->> 'vat_country', ip_country = p ->> 'ip_country', vat_rate_bp = (p ->> 'vat_rate_bp')::int,
    charge_currency = p ->> 'charge_currency', charge_minor = (p ->> 'charge_minor')::bigint, charge_digits = (p ->> 'charge_digits')::int,
    fx_rate_millionths = (p ->> 'fx_rate_millionths')::bigint, language_code = p ->> 'language_code', wish = decode(p ->> 'wish', 'hex')
    WHERE id = o.id;
  INSERT INTO buyer SELECT o.id, b.* FROM jsonb_to_record(p -> 'buyer') AS b(name text, surname text, email text, phone text, address text, city text, post_code text);
  INSERT INTO consent (order_id, kind, version, language_code, ip)
    SELECT o.id, c.kind, c.version, p ->> 'language_code', p ->> 'ip' FROM jsonb_to_recordset(p -> 'consents') AS c(kind text, version text);
END $$;

-- One fact about one order, as read from the gateway. Call it as often as you like, in any order, from webhook, poll and reconciliation.
CREATE FUNCTION payments.apply_fact(p_order bigint, p_fact text, p_ref text, p_minor bigint DEFAULT NULL, p_currency text DEFAULT NULL,
  p_livemode boolean DEFAULT NULL, p_card jsonb DEFAULT NULL) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = payments, ledger, pg_temp SET enable_seqscan = off AS $$
DECLARE o payments.orders := payments.lock_order(p_order); s text; m record; why text; legs ledger.leg[]; a text;
BEGIN
  s := CASE p_fact WHEN 'processing' THEN 'Processing' WHEN 'expired' THEN 'Canceled' WHEN 'failed' THEN 'Failed' WHEN 'paid' THEN 'Successfully' END;
  IF p_fact = 'paid' THEN
    SELECT * INTO m FROM ledger.lock_member(o.owner_id);
    why := CASE WHEN EXISTS (SELECT 1 FROM payments.fact WHERE order_id = p_order AND fact = 'paid' AND ref <> p_ref) THEN 'second_payment'
                WHEN p_livemode IS DISTINCT FROM o.livemode THEN 'mode_differs'
                WHEN (p_minor, p_currency) IS DISTINCT FROM (o.charge_minor, o.charge_currency) THEN 'amount_differs'
                WHEN m.closed AND o.status <> 'Successfully' THEN 'account_closed' END;
    -- No credit and no change of status; a person or the refund job settles it.
    IF why IS NOT NULL THEN RETURN payments.put_aside(o, why, p_ref, p_minor || ' ' || p_currency, p_minor); END IF;
  END IF;
  INSERT INTO payments.fact (order_id, fact, ref, minor, currency, card_brand, card_last4, card_country, sca)
    VALUES (p_order, p_fact, p_ref, p_minor, p_currency, p_card ->> 'brand', p_card ->> 'last4', lower(p_card ->> 'country'), p_card ->> 'sca')
    ON CONFLICT DO NOTHING;
  IF payments.rank(s) > payments.rank(o.status) THEN UPDATE payments.orders SET status = s WHERE id = p_order; END IF;
  IF p_fact <> 'paid' OR o.status = 'Successfully' THEN RETURN 'ok'; END IF;
  a := 'member:' || o.owner_id;
  legs := ARRAY[('system:sold:pts', a || ':available', o.units)::ledger.leg];
  IF m.owed > 0 THEN legs := legs || (a || ':available', a || ':owed', least(m.owed, o.units))::ledger.leg; END IF;   -- debts first
  legs := legs || payments.euro_legs(o, o.net_cents, o.vat_cents, 1);
  PERFORM ledger.post('topup', 'topup', 'order', o.id::text, sha256(convert_to(o.id || ':' || o.units, 'utf8')), legs, o.owner_id, 'order', o.id::text);
  PERFORM payments.next_receipt(o, NULL);
  IF o.vat_country NOT IN (coalesce(o.ip_country, ''), coalesce(lower(p_card ->> 'country'), '')) THEN       -- fewer than two pieces of evidence agree
    PERFORM payments.put_aside(o, 'country_differs', p_ref, concat_ws(' ', o.vat_country, coalesce(o.ip_country, '-'), coalesce(lower(p_card ->> 'country'), '-')));
  END IF;
  RETURN 'credited';
END $$;

-- Money of a paid order went back, p_minor of what the card was charged. Takes the points of that share; the rest is owed.
-- p_ref: our own refund's id where we asked for it (it travels as metadata and comes back in the gateway's event), else the gateway's:
-- one refund must have one name, or it debits twice.
CREATE FUNCTION payments.take_back(p_order bigint, p_kind text, p_ref text, p_minor bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = payments, ledger, pg_temp SET enable_seqscan = off AS $$
DECLARE o payments.orders := payments.lock_order(p_order); done record; c bigint; u bigint;
BEGIN
  IF EXISTS (SELECT 1 FROM payments.refund WHERE order_id = p_order AND ref = p_ref) THEN RETURN 'replayed'; END IF;
  IF o.status <> 'Successfully' THEN RETURN 'not_credited'; END IF;      -- apply 'paid' first, then come again
  SELECT coalesce(sum(gross_cents), 0)::bigint AS cents, coalesce(sum(units), 0)::bigint AS units, coalesce(sum(minor), 0)::bigint AS minor INTO done
    FROM payments.refund WHERE order_id = p_order AND state <> 'undone';
  -- Cents, half up on the running total of what the card got back; units, the share of the cents: the parts sum to the whole.
  c := least(o.gross_cents - done.cents, greatest(1, (2 * o.gross_cents * (done.minor + p_minor) + o.charge_minor) / (2 * o.charge_minor) - done.cents));
  u := least(o.units - done.units, greatest(1, o.units * (done.cents + c) / o.gross_cents - done.units));
  IF p_minor < 1 OR done.minor + p_minor > o.charge_minor OR c < 1 OR u < 1 THEN
    RETURN payments.put_aside(o, 'refund_exceeds', p_ref, p_minor::text, p_minor); END IF;
  PERFORM payments.take(o, p_kind, p_ref, c, p_minor, u, false);
  RETURN 'taken';
END $$;

-- Withdrawal from the contract: the unused points of one order for their share of its price. 0 everywhere: nothing is left of it.
-- The caller checks the 14 days, and has a job ask the gateway for the money, with p_ref as key and metadata.
CREATE FUNCTION payments.withdraw(p_order bigint, p_ref text, OUT units bigint, OUT cents bigint, OUT minor bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = payments, ledger, pg_temp SET enable_seqscan = off AS $$
DECLARE o payments.orders := payments.lock_order(p_order); BEGIN
  SELECT f.units, f.gross_cents, f.minor INTO units, cents, minor FROM payments.refund f WHERE f.order_id = p_order AND f.ref = p_ref;
  IF FOUND THEN RETURN; END IF;
  PERFORM ledger.lock_member(o.owner_id);         -- nothing is spent between the look and the taking
  SELECT q.units, q.cents, q.minor INTO units, cents, minor FROM payments.withdrawable(p_order) q;
  IF units > 0 THEN PERFORM payments.take(o, 'refund', p_ref, cents, minor, units, true); END IF;
END $$;
-- The same figures without taking anything: what the page shows.
CREATE FUNCTION payments.withdrawable(p_order bigint, OUT units bigint, OUT cents bigint, OUT minor bigint, OUT disputed boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = payments, ledger, pg_temp SET enable_seqscan = off AS $$
DECLARE o payments.orders; done record; BEGIN
  SELECT * INTO o FROM payments.orders WHERE id = p_order;
  SELECT coalesce(sum(f.gross_cents), 0)::bigint AS cents, coalesce(sum(f.minor), 0)::bigint AS minor, coalesce(sum(f.units), 0)::bigint AS units,
         coalesce(bool_or(f.kind = 'chargeback'), false) AS disputed INTO done FROM payments.refund f WHERE f.order_id = p_order AND f.state <> 'undone';
  disputed := done.disputed;
  SELECT least(coalesce(max(l.unused), 0), o.units - done.units) INTO units FROM ledger.lots(o.owner_id) l WHERE l.kind = 'topup' AND l.ref_id = p_order::text;
  cents := least((2 * o.gross_cents * units + o.units) / (2 * o.units), o.gross_cents - done.cents);
  minor := least((2 * o.charge_minor * (done.cents + cents) + o.gross_cents) / (2 * o.gross_cents), o.charge_minor) - done.minor;
  IF disputed OR o.status <> 'Successfully' OR units < 1 OR cents < 1 OR minor < 1 THEN units := 0; cents := 0; minor := 0; END IF;
END $$;

-- The gateway says that the money is gone for good: the credit note takes its number.
CREATE FUNCTION payments.settle(p_order bigint, p_ref text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = payments, ledger, pg_temp SET enable_seqscan = off AS $$
DECLARE o payments.orders := payments.lock_order(p_order); f payments.refund; BEGIN
  UPDATE payments.refund SET state = 'settled', asked_at = coalesce(asked_at, clock_timestamp())
    WHERE order_id = p_order AND ref = p_ref AND state = 'taken' RETURNING * INTO f;
  IF NOT FOUND THEN RETURN 'replayed'; END IF;
  PERFORM payments.next_receipt(o, f);
  RETURN 'settled';
END $$;

-- The refund failed, or the dispute was won: what was taken comes back, what is still owed first.
CREATE FUNCTION payments.give_back(p_order bigint, p_ref text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = payments, ledger, pg_temp SET enable_seqscan = off AS $$
DECLARE o payments.orders := payments.lock_order(p_order); f payments.refund; m record; j bigint; legs ledger.leg[] := '{}'; d bigint; a text;
BEGIN
  SELECT * INTO f FROM payments.refund WHERE order_id = p_order AND ref = p_ref FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'unknown'; END IF;     -- it failed before it was ever heard of: nothing was taken
  IF f.state = 'undone' THEN RETURN 'replayed'; END IF;
  IF f.state = 'settled' THEN RETURN payments.put_aside(o, 'refund_failed_late', p_ref, NULL, f.minor); END IF;   -- its credit note is out: a person decides
  SELECT id INTO STRICT j FROM ledger.journal WHERE kind IN ('refund', 'chargeback') AND ref_id = f.id::text;
  SELECT * INTO m FROM ledger.lock_member(o.owner_id);
  d := least(m.owed, f.units); a := 'member:' || o.owner_id;
  IF d > 0       THEN legs := legs || ('system:returned:pts', a || ':owed', d)::ledger.leg; END IF;
  IF d < f.units THEN
    legs := legs || ('system:returned:pts', CASE WHEN m.closed THEN 'system:waived:pts' ELSE a || ':available' END, f.units - d)::ledger.leg; END IF;
  legs := legs || payments.euro_legs(o, f.net_cents, f.vat_cents, 1);
  PERFORM ledger.post('reversal', 'refund', 'undo', f.id::text, sha256(convert_to('undo:' || f.id, 'utf8')), legs, o.owner_id, 'refund', f.id::text, NULL, j);
  UPDATE payments.refund SET state = 'undone' WHERE id = f.id;
  IF f.is_ours THEN PERFORM payments.put_aside(o, 'refund_failed', p_ref, NULL, f.minor); END IF;
  RETURN 'undone';
END $$;

-- What the gateway kept of a movement: clearing -> fees, once.
CREATE FUNCTION payments.book_fee(p_gateway text, p_ref text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = payments, ledger, pg_temp AS $$
DECLARE v payments.movement; m text; BEGIN
  SELECT * INTO STRICT v FROM payments.movement WHERE gateway = p_gateway AND ref = p_ref;
  IF v.fee_minor <= 0 OR v.currency <> 'EUR' THEN RETURN; END IF;        -- the books are euro: a fee in another currency stands in the movement alone
  m := CASE WHEN v.livemode THEN 'live' ELSE 'test' END || ':eur';
  PERFORM ledger.open_system('system:clearing:' || v.gateway || ':' || m, 'EUR'), ledger.open_system('system:fees:' || v.gateway || ':' || m, 'EUR');
  PERFORM ledger.post('fee', 'topup', 'fee', v.gateway || ':' || v.ref, sha256(convert_to(v.ref || ':' || v.fee_minor, 'utf8')),
    ARRAY[('system:clearing:' || v.gateway || ':' || m, 'system:fees:' || v.gateway || ':' || m, v.fee_minor)::ledger.leg]);
END $$;

-- Deletion of an account: what names the buyer goes; orders, books and receipts stay under a number.
CREATE FUNCTION payments.forget_buyer(p_owner bigint) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = payments, pg_temp AS $$ BEGIN
  DELETE FROM buyer b USING orders o WHERE o.id = b.order_id AND o.owner_id = p_owner;
  UPDATE consent c SET ip = NULL FROM orders o WHERE o.id = c.order_id AND o.owner_id = p_owner;
END $$;

--------------------------------------------------------------------------------------------- 5. the verifier: no row is good news

CREATE VIEW payments.violations (rule, what, detail) AS
  SELECT 'V11 paid order without exactly one credit', o.id::text, count(j.id)::text
    FROM payments.orders o LEFT JOIN ledger.journal j ON j.kind = 'topup' AND j.ref_id = o.id::text
    WHERE o.status = 'Successfully' GROUP BY o.id HAVING count(j.id) <> 1
  UNION ALL
  SELECT 'V11 status is not the highest of the facts', o.id::text, o.status || ' vs ' || coalesce(max(f.fact), 'none')
    FROM payments.orders o LEFT JOIN payments.fact f ON f.order_id = o.id
    GROUP BY o.id HAVING payments.rank(o.status) <> coalesce(max(payments.rank(CASE f.fact WHEN 'processing' THEN 'Processing' WHEN 'expired' THEN 'Canceled'
      WHEN 'failed' THEN 'Failed' WHEN 'paid' THEN 'Successfully' END)), 1)
  UNION ALL
  SELECT 'V12 credit without a paid order', j.id::text, j.ref_id
    FROM ledger.journal j LEFT JOIN payments.orders o ON o.id::text = j.ref_id
    WHERE j.kind = 'topup' AND o.status IS DISTINCT FROM 'Successfully'
  UNION ALL
  SELECT 'V13 credit differs from its order', j.id::text, o.id::text
    FROM ledger.journal j JOIN payments.orders o ON o.id::text = j.ref_id LEFT JOIN ledger.transfer t ON t.journal_id = j.id
    LEFT JOIN ledger.account d ON d.id = t.debit_id LEFT JOIN ledger.account c ON c.id = t.credit_id
    WHERE j.kind = 'topup' GROUP BY j.id, o.id
    HAVING coalesce(sum(t.amount) FILTER (WHERE d.code = 'system:sold:pts' AND c.owner_id = o.owner_id), 0) <> o.units
  UNION ALL
  SELECT 'V15 euro legs, receipt, payment and order differ', o.id::text, coalesce(r.gross_cents, 0)::text
    FROM payments.orders o LEFT JOIN payments.receipt r ON r.order_id = o.id AND r.kind = 'receipt'
    LEFT JOIN payments.fact p ON p.order_id = o.id AND p.fact = 'paid'
    LEFT JOIN LATERAL (
      SELECT coalesce(sum(t.amount) FILTER (WHERE d.code = 'system:revenue:' || m.mode), 0)::bigint net,
             coalesce(sum(t.amount) FILTER (WHERE d.code = 'system:vat:' || o.vat_country || ':' || o.vat_rate_bp || ':' || m.mode), 0)::bigint vat,
             coalesce(sum(t.amount) FILTER (WHERE c.code = 'system:clearing:' || o.gateway || ':' || m.mode), 0)::bigint gross
        FROM (SELECT CASE WHEN o.livemode THEN 'live:eur' ELSE 'test:eur' END AS mode) m, ledger.journal j
        JOIN ledger.transfer t ON t.journal_id = j.id AND t.ccy = 'EUR' JOIN ledger.account d ON d.id = t.debit_id JOIN ledger.account c ON c.id = t.credit_id
        WHERE j.kind = 'topup' AND j.ref_id = o.id::text) l ON true
    WHERE o.status = 'Successfully' AND (l.net, l.vat, l.gross, r.gross_cents, r.net_cents, r.vat_cents, r.units, r.minor, p.minor, p.currency, r.series ~ '^R-')
      IS DISTINCT FROM (o.net_cents, o.vat_cents, o.gross_cents, o.gross_cents, o.net_cents, o.vat_cents, o.units, o.charge_minor, o.charge_minor, o.charge_currency, o.livemode)
  UNION ALL
  SELECT 'V15 gap in a receipt series', coalesce(s.name, r.series), coalesce(s.last, 0) || ' vs ' || count(r.no)
    FROM payments.series s FULL JOIN payments.receipt r ON r.series = s.name
    GROUP BY s.name, s.last, r.series HAVING count(r.no) IS DISTINCT FROM s.last OR max(r.no) IS DISTINCT FROM s.last
  UNION ALL                                       -- what the gateway lists of a payment is what we booked; settled by a person, it is no violation any more
  SELECT 'V16 the gateway''s own figure differs', o.id::text, v.minor || ' vs ' || o.charge_minor
    FROM payments.movement v JOIN payments.fact p ON p.ref = v.payment_ref AND p.fact = 'paid' JOIN payments.orders o ON o.id = p.order_id AND o.gateway = v.gateway
    WHERE v.minor > 0 AND v.kind = 'charge' AND v.currency = o.charge_currency AND (v.minor <> o.charge_minor OR v.livemode <> o.livemode)
      AND NOT EXISTS (SELECT 1 FROM payments.review w WHERE w.order_id = o.id AND w.reason = 'money_differs' AND w.settled_at IS NOT NULL)
  UNION ALL
  SELECT 'V16 paid order without the gateway''s money', o.id::text, p.ref
    FROM payments.orders o JOIN payments.fact p ON p.order_id = o.id AND p.fact = 'paid' JOIN payments.progress g ON g.gateway = o.gateway AND g.list = 'money'
    WHERE p.seen_at < g.upto - interval '2 days' AND NOT EXISTS (SELECT 1 FROM payments.movement v WHERE v.payment_ref = p.ref AND v.gateway = o.gateway)
      AND NOT EXISTS (SELECT 1 FROM payments.review w WHERE w.order_id = o.id AND w.reason = 'no_money' AND w.settled_at IS NOT NULL)
  UNION ALL
  SELECT 'V17 refund without exactly one debit', f.id::text, f.state
    FROM payments.refund f LEFT JOIN ledger.journal j ON j.kind = f.kind AND j.ref_id = f.id::text
    LEFT JOIN ledger.journal u ON u.reverses = j.id LEFT JOIN ledger.transfer t ON t.journal_id = j.id
    LEFT JOIN ledger.account c ON c.id = t.credit_id
    GROUP BY f.id
    HAVING count(DISTINCT j.id) <> 1 OR coalesce(sum(t.amount) FILTER (WHERE t.ccy = 'PTS'), 0) <> f.units
      OR coalesce(sum(t.amount) FILTER (WHERE t.ccy = 'EUR' AND c.code LIKE 'system:revenue:%'), 0) <> f.net_cents
      OR coalesce(sum(t.amount) FILTER (WHERE t.ccy = 'EUR' AND c.code LIKE 'system:vat:%'), 0) <> f.vat_cents
      OR (count(u.id) > 0) <> (f.state = 'undone')
      OR (SELECT count(*) FROM payments.receipt r WHERE r.refund_id = f.id AND (r.gross_cents, r.net_cents, r.vat_cents, r.units, r.minor)
            = (f.gross_cents, f.net_cents, f.vat_cents, f.units, f.minor)) <> CASE f.state WHEN 'settled' THEN 1 ELSE 0 END
  UNION ALL
  SELECT 'V17 debit without its refund', j.id::text, j.ref_id
    FROM ledger.journal j LEFT JOIN payments.refund f ON f.id::text = j.ref_id AND f.kind = j.kind WHERE j.kind IN ('refund', 'chargeback') AND f.id IS NULL
  UNION ALL
  SELECT 'V17 more went back than came', o.id::text, sum(f.gross_cents)::text
    FROM payments.orders o JOIN payments.refund f ON f.order_id = o.id AND f.state <> 'undone'
    GROUP BY o.id HAVING sum(f.gross_cents) > o.gross_cents OR sum(f.units) > o.units OR sum(f.minor) > o.charge_minor;

-- The same, with the memory that it wants.
CREATE FUNCTION payments.verify() RETURNS TABLE (rule text, what text, detail text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = payments, ledger, pg_temp SET jit = off SET work_mem = '64MB' AS $$ SELECT * FROM payments.violations $$;

----------------------------------------------------------------------------------------------------------------------- 6. rights

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA payments FROM PUBLIC;
GRANT USAGE ON SCHEMA payments TO lounge_app;
GRANT SELECT ON ALL TABLES IN SCHEMA payments TO lounge_app;
GRANT EXECUTE ON FUNCTION payments.bill, payments.apply_fact, payments.take_back, payments.withdraw, payments.withdrawable, payments.settle, payments.give_back,
  payments.book_fee, payments.forget_buyer, payments.verify TO lounge_app;
GRANT INSERT (owner_id, bundle_id, item, units, gross_cents) ON payments.orders TO lounge_app;      -- not status: an order is born Pending
GRANT INSERT ON payments.checkout, payments.inbox, payments.review, payments.movement, payments.progress TO lounge_app;
GRANT UPDATE (provider_ref, redirect_url, checked_at, next_look_at, looks, closed_at) ON payments.checkout TO lounge_app;
GRANT UPDATE (applied_at) ON payments.inbox TO lounge_app;
GRANT UPDATE (settled_at) ON payments.review TO lounge_app;
GRANT UPDATE (asked_at) ON payments.refund TO lounge_app;
GRANT UPDATE (upto) ON payments.progress TO lounge_app;
GRANT INSERT, UPDATE, DELETE ON payments.bundle, payments.vat_rate TO lounge_app;                    -- the operator's
GRANT USAGE ON SEQUENCE payments.order_number TO lounge_app;
