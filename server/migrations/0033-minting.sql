-- Points come in by a payment, by a welcome, and by an operator's hand. The program's login does the first two alone, and the second for a
-- person who has confirmed their address, once, up to what no lounge gives away: whoever gets that login mints nothing.
CREATE FUNCTION ledger.welcome(p_owner bigint, p_hash bytea, p_amount bigint, OUT journal_id bigint, OUT replayed boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$ BEGIN
  IF p_amount > 100000000 THEN RAISE EXCEPTION 'no welcome is that large' USING ERRCODE = '23514'; END IF;
  IF NOT EXISTS (SELECT FROM public.member m WHERE m.id = p_owner AND m.kind = 'person' AND m.verified_at IS NOT NULL AND m.deleted_at IS NULL) THEN
    RAISE EXCEPTION 'nobody to welcome' USING ERRCODE = '23503'; END IF;
  SELECT * INTO journal_id, replayed FROM grant_points(p_owner, 'welcome', 'welcome', p_hash, p_amount);
END $$;
REVOKE ALL ON FUNCTION ledger.welcome FROM PUBLIC;
REVOKE EXECUTE ON FUNCTION ledger.grant_points, ledger.adjust FROM lounge_app;
GRANT EXECUTE ON FUNCTION ledger.welcome TO lounge_app;

-- As in 0004, but a debt that a later payment had repaid before it was forgiven is a lot's own again: where several lots had repaid each
-- other's debts, the unused points of all came to less than the balance. `unused` may then be more than the lot's units; what can be withdrawn
-- of an order is never more than its own (payments.withdrawable).
CREATE OR REPLACE FUNCTION ledger.lots(p_owner bigint) RETURNS TABLE (lot_id bigint, kind text, ref_id text, units bigint, returned bigint, unused bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp SET enable_seqscan = off AS $$
  WITH a AS (SELECT id, balance FROM account WHERE owner_id = p_owner AND role = 'available'),
  came AS (SELECT j.id, j.kind, j.ref_id, sum(t.amount)::bigint AS units FROM journal j JOIN transfer t ON t.journal_id = j.id JOIN a ON a.id = t.credit_id
           WHERE j.owner_id = p_owner AND j.kind IN ('topup', 'grant', 'adjust') GROUP BY j.id),
  back AS (SELECT j.lot_id, j.id FROM journal j JOIN came ON came.id = j.lot_id
           UNION ALL SELECT o.lot_id, j.id FROM came JOIN journal o ON o.lot_id = came.id JOIN journal j ON j.reverses = o.id),
  went AS (SELECT back.lot_id, sum(CASE WHEN t.debit_id = a.id THEN t.amount ELSE -t.amount END)::bigint AS units
           FROM back JOIN transfer t ON t.journal_id = back.id JOIN a ON a.id IN (t.debit_id, t.credit_id) GROUP BY 1),
  net AS (SELECT c.*, least(coalesce(w.units, 0), c.units) AS returned FROM came c LEFT JOIN went w ON w.lot_id = c.id),
  run AS (SELECT *, units - returned AS n, sum(units - returned) OVER (ORDER BY id) AS upto, sum(units - returned) OVER () AS total FROM net)
  SELECT id, kind, ref_id, units, greatest(returned, 0), greatest(0, least(n, upto - (total - (SELECT balance FROM a))))::bigint FROM run ORDER BY id $$;
