-- Money that an operator sends back. Of an order's points it takes what is unspent, and at most the share of the money: points that were spent
-- are not owed for it, whether the house bears them or not. Such a refund may take none at all.
ALTER TABLE payments.refund DROP CONSTRAINT refund_units_check;
ALTER TABLE payments.refund ADD CONSTRAINT refund_units_check CHECK (units >= 0);

-- What is gone of an order. `taken`: points that refunds took; `units`: with those that operators let the member keep, which no later refund asks for.
CREATE FUNCTION payments.gone(o payments.orders, OUT cents bigint, OUT minor bigint, OUT taken bigint, OUT units bigint, OUT disputed boolean)
STABLE LANGUAGE sql AS $$
  SELECT coalesce(sum(f.gross_cents), 0)::bigint, coalesce(sum(f.minor), 0)::bigint, coalesce(sum(f.units), 0)::bigint,
         least(o.units, coalesce(sum(CASE WHEN f.is_ours AND f.ref LIKE 'refund-%' THEN greatest(f.units, o.units * f.gross_cents / o.gross_cents)
           ELSE f.units END), 0))::bigint,
         coalesce(bool_or(f.kind = 'chargeback'), false)
    FROM payments.refund f WHERE f.order_id = o.id AND f.state <> 'undone' $$;

-- What would go back of an order: the unused points for their share of its price; or a sum, with its share of the points as far as they are unused.
-- 0 everywhere: nothing is left, or not so much.
DROP FUNCTION payments.withdrawable(bigint);
CREATE FUNCTION payments.withdrawable(p_order bigint, p_cents bigint DEFAULT NULL, OUT units bigint, OUT cents bigint, OUT minor bigint, OUT disputed boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = payments, ledger, pg_temp SET enable_seqscan = off AS $$
DECLARE o payments.orders; done record; BEGIN
  SELECT * INTO o FROM payments.orders WHERE id = p_order;
  SELECT * INTO done FROM payments.gone(o);
  disputed := done.disputed;
  SELECT least(coalesce(max(l.unused), 0), o.units - done.units) INTO units FROM ledger.lots(o.owner_id) l WHERE l.kind = 'topup' AND l.ref_id = p_order::text;
  IF p_cents IS NULL THEN cents := CASE WHEN units < 1 THEN 0 ELSE least((2 * o.gross_cents * units + o.units) / (2 * o.units), o.gross_cents - done.cents) END;
  ELSE
    cents := CASE WHEN p_cents > o.gross_cents - done.cents THEN 0 ELSE p_cents END;
    units := greatest(0, least(units, o.units * (done.cents + cents) / o.gross_cents - done.units));
  END IF;
  minor := least((2 * o.charge_minor * (done.cents + cents) + o.gross_cents) / (2 * o.gross_cents), o.charge_minor) - done.minor;
  IF disputed OR o.status <> 'Successfully' OR cents < 1 OR minor < 1 THEN units := 0; cents := 0; minor := 0; END IF;
END $$;

-- As `withdraw`, by an operator's hand, of a sum or of all that is unspent. The caller has a job ask the gateway for the money.
CREATE FUNCTION payments.refund_by_us(p_order bigint, p_ref text, p_cents bigint, p_operator bigint, OUT units bigint, OUT cents bigint, OUT minor bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = payments, ledger, pg_temp SET enable_seqscan = off AS $$
DECLARE o payments.orders := payments.lock_order(p_order); BEGIN
  IF p_ref NOT LIKE 'refund-%' OR p_operator = o.owner_id
    OR NOT EXISTS (SELECT FROM public.operator_role r WHERE r.member_id = p_operator AND r.role IN ('owner', 'finance', 'support')) THEN
    RAISE EXCEPTION 'nobody who may send money back' USING ERRCODE = '23503'; END IF;
  SELECT f.units, f.gross_cents, f.minor INTO units, cents, minor FROM payments.refund f WHERE f.order_id = p_order AND f.ref = p_ref;
  IF FOUND THEN RETURN; END IF;
  PERFORM ledger.lock_member(o.owner_id);
  SELECT q.units, q.cents, q.minor INTO units, cents, minor FROM payments.withdrawable(p_order, p_cents) q;
  IF cents > 0 THEN PERFORM payments.take(o, 'refund', p_ref, cents, minor, units, true); END IF;
END $$;

-- As in 0026, but points that an operator let the member keep are not asked for by whatever goes back later.
CREATE OR REPLACE FUNCTION payments.take_back(p_order bigint, p_kind text, p_ref text, p_minor bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = payments, ledger, pg_temp SET enable_seqscan = off AS $$
DECLARE o payments.orders := payments.lock_order(p_order); done record; c bigint; u bigint; n bigint := p_minor;
BEGIN
  IF EXISTS (SELECT 1 FROM payments.refund WHERE order_id = p_order AND ref = p_ref) THEN RETURN 'replayed'; END IF;
  IF o.status <> 'Successfully' THEN RETURN 'not_credited'; END IF;      -- apply 'paid' first, then come again
  SELECT * INTO done FROM payments.gone(o);
  IF p_kind = 'chargeback' AND done.minor + p_minor > o.charge_minor THEN
    PERFORM payments.put_aside(o, 'refund_exceeds', p_ref, 'chargeback ' || p_minor, p_minor);
    n := o.charge_minor - done.minor;
  END IF;
  -- Cents, half up on the running total of what the card got back; units, the share of the cents: the parts sum to the whole.
  c := least(o.gross_cents - done.cents, greatest(1, (2 * o.gross_cents * (done.minor + n) + o.charge_minor) / (2 * o.charge_minor) - done.cents));
  u := least(o.units - done.units, greatest(1, o.units * (done.cents + c) / o.gross_cents - done.units));
  IF n < 1 OR done.minor + n > o.charge_minor OR c < 1 OR (u < 1 AND done.taken >= o.units) THEN
    RETURN payments.put_aside(o, 'refund_exceeds', p_ref, CASE WHEN p_kind = 'chargeback' THEN 'chargeback ' ELSE '' END || p_minor, p_minor); END IF;
  PERFORM payments.take(o, p_kind, p_ref, c, n, greatest(u, 0), false);
  RETURN 'taken';
END $$;

REVOKE ALL ON FUNCTION payments.gone, payments.withdrawable, payments.refund_by_us FROM PUBLIC;
GRANT EXECUTE ON FUNCTION payments.withdrawable, payments.refund_by_us TO lounge_app;

-- What the money desk looks for among millions: the journals that are no chat, what waits for a person, what was issued in a quarter.
CREATE INDEX journal_money ON ledger.journal (id) WHERE kind = ANY ('{topup,fee,grant,refund,chargeback,reversal,adjust,waive}'::text[]);
CREATE INDEX journal_by_order ON ledger.journal (ref_id, id) WHERE kind = ANY ('{topup,refund,chargeback,reversal}'::text[]);
CREATE INDEX review_open ON payments.review (id) WHERE settled_at IS NULL;
CREATE INDEX receipt_by_day ON payments.receipt (issued_at);
CREATE INDEX chargebacks ON payments.refund (id) WHERE kind = 'chargeback';
