-- A refund that was owed, repaid and then undone gives more back to the points than it took from them. That much was repaid from a later
-- lot; the lot that was refunded never holds more than it came with.
CREATE OR REPLACE FUNCTION ledger.lots(p_owner bigint) RETURNS TABLE (lot_id bigint, kind text, ref_id text, units bigint, returned bigint, unused bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp SET enable_seqscan = off AS $$
  WITH a AS (SELECT id, balance FROM account WHERE owner_id = p_owner AND role = 'available'),
  came AS (SELECT j.id, j.kind, j.ref_id, sum(t.amount)::bigint AS units FROM journal j JOIN transfer t ON t.journal_id = j.id JOIN a ON a.id = t.credit_id
           WHERE j.owner_id = p_owner AND j.kind IN ('topup', 'grant', 'adjust') GROUP BY j.id),
  back AS (SELECT j.lot_id, j.id FROM journal j JOIN came ON came.id = j.lot_id
           UNION ALL SELECT o.lot_id, j.id FROM came JOIN journal o ON o.lot_id = came.id JOIN journal j ON j.reverses = o.id),
  went AS (SELECT back.lot_id, sum(CASE WHEN t.debit_id = a.id THEN t.amount ELSE -t.amount END)::bigint AS units
           FROM back JOIN transfer t ON t.journal_id = back.id JOIN a ON a.id IN (t.debit_id, t.credit_id) GROUP BY 1),
  net AS (SELECT c.*, greatest(0, least(coalesce(w.units, 0), c.units)) AS returned FROM came c LEFT JOIN went w ON w.lot_id = c.id),
  run AS (SELECT *, units - returned AS n, sum(units - returned) OVER (ORDER BY id) AS upto, sum(units - returned) OVER () AS total FROM net)
  SELECT id, kind, ref_id, units, returned, greatest(0, least(n, upto - (total - (SELECT balance FROM a))))::bigint FROM run ORDER BY id $$;
