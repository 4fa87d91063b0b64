-- A matter of money is ended by sending the payment back: an operator asks for it, the gateway is asked under a name of the matter, and what came of
-- it stands beside it. Where the gateway can't, the money goes back outside of it, under the number of that transfer.
ALTER TABLE payments.review ADD COLUMN returning_at timestamptz, ADD COLUMN returns int NOT NULL DEFAULT 0, ADD COLUMN refused_at timestamptz,
  ADD COLUMN settled_as text CHECK (settled_as = ANY (ARRAY['looked'::text, 'returned'::text, 'outside'::text])), ADD COLUMN outside_ref text;

-- The payment that a matter is about, and how much of it never came into the books.
CREATE VIEW payments.to_return AS
  SELECT w.id, w.gateway, p.ref AS payment_ref, w.minor, o.charge_currency AS currency
    FROM payments.review w JOIN payments.orders o ON o.id = w.order_id JOIN payments.fact p ON p.order_id = w.order_id AND p.fact = 'paid'
    WHERE w.reason = 'refund_failed_late' AND w.minor > 0
  UNION ALL
  SELECT w.id, w.gateway, v.payment_ref, v.minor, v.currency
    FROM payments.review w JOIN payments.movement v ON v.gateway = w.gateway AND v.ref = w.ref
    WHERE w.reason = 'unknown_money' AND v.payment_ref IS NOT NULL AND v.minor > 0
  UNION ALL
  SELECT w.id, w.gateway, w.ref AS payment_ref, w.minor, split_part(w.detail, ' ', 2) AS currency
    FROM payments.review w
    WHERE w.reason = ANY (ARRAY['amount_differs'::text, 'mode_differs'::text, 'second_payment'::text, 'account_closed'::text, 'unknown_order'::text])
      AND w.minor > 0;

-- An operator wants the payment back with whoever paid it. False: it is settled, on its way already, or there is no payment to send back.
CREATE FUNCTION payments.return_review(p_review bigint, p_operator bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = payments, pg_temp AS $$ BEGIN
  IF NOT EXISTS (SELECT FROM public.operator_role r WHERE r.member_id = p_operator AND r.role IN ('owner', 'finance'))
    OR EXISTS (SELECT FROM payments.review w JOIN payments.orders o ON o.id = w.order_id WHERE w.id = p_review AND o.owner_id = p_operator) THEN
    RAISE EXCEPTION 'nobody who may send money back' USING ERRCODE = '23503'; END IF;
  UPDATE payments.review w SET returning_at = clock_timestamp(), returns = w.returns + 1, refused_at = NULL
    WHERE w.id = p_review AND w.settled_at IS NULL AND EXISTS (SELECT FROM payments.to_return t WHERE t.id = w.id)
      AND (w.refused_at IS NOT NULL OR (w.returning_at IS NULL AND w.reason NOT IN ('second_payment', 'account_closed')));
  RETURN FOUND;
END $$;

REVOKE ALL ON FUNCTION payments.return_review FROM PUBLIC;
GRANT EXECUTE ON FUNCTION payments.return_review TO lounge_app;
GRANT SELECT ON payments.to_return TO lounge_app;
GRANT UPDATE (refused_at, settled_as, outside_ref) ON payments.review TO lounge_app;
