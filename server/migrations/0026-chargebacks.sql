-- A chargeback takes what is there, whatever amount the gateway names; what is more stands aside for an operator, and while it does, the member
-- neither buys nor withdraws. It used to take nothing where it was more than what was left of its payment.
CREATE OR REPLACE FUNCTION payments.take_back(p_order bigint, p_kind text, p_ref text, p_minor bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = payments, ledger, pg_temp SET enable_seqscan = off AS $$
DECLARE o payments.orders := payments.lock_order(p_order); done record; c bigint; u bigint; n bigint := p_minor;
BEGIN
  IF EXISTS (SELECT 1 FROM payments.refund WHERE order_id = p_order AND ref = p_ref) THEN RETURN 'replayed'; END IF;
  IF o.status <> 'Successfully' THEN RETURN 'not_credited'; END IF;      -- apply 'paid' first, then come again
  SELECT coalesce(sum(gross_cents), 0)::bigint AS cents, coalesce(sum(units), 0)::bigint AS units, coalesce(sum(minor), 0)::bigint AS minor INTO done
    FROM payments.refund WHERE order_id = p_order AND state <> 'undone';
  IF p_kind = 'chargeback' AND done.minor + p_minor > o.charge_minor THEN
    PERFORM payments.put_aside(o, 'refund_exceeds', p_ref, 'chargeback ' || p_minor, p_minor);
    n := o.charge_minor - done.minor;
  END IF;
  -- Cents, half up on the running total of what the card got back; units, the share of the cents: the parts sum to the whole.
  c := least(o.gross_cents - done.cents, greatest(1, (2 * o.gross_cents * (done.minor + n) + o.charge_minor) / (2 * o.charge_minor) - done.cents));
  u := least(o.units - done.units, greatest(1, o.units * (done.cents + c) / o.gross_cents - done.units));
  IF n < 1 OR done.minor + n > o.charge_minor OR c < 1 OR u < 1 THEN
    RETURN payments.put_aside(o, 'refund_exceeds', p_ref, CASE WHEN p_kind = 'chargeback' THEN 'chargeback ' ELSE '' END || p_minor, p_minor); END IF;
  PERFORM payments.take(o, p_kind, p_ref, c, n, u, false);
  RETURN 'taken';
END $$;
