-- What whoever gets the program's login could still do to the books: take a living member's points and buyer away as if they had left, end the
-- term of kept receipts early, and change a second time what an operator had accepted once.

------------------------------------------------------------------------------------------------- 1. books close for who leaves, and stay open else

CREATE FUNCTION ledger.require_departed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
DECLARE gone bigint; BEGIN
  IF TG_TABLE_SCHEMA = 'payments' THEN SELECT owner_id INTO gone FROM payments.orders WHERE id = OLD.order_id; ELSE gone := NEW.owner_id; END IF;
  IF EXISTS (SELECT FROM public.member m WHERE m.id = gone AND m.kind = 'person' AND m.deleted_at IS NULL) THEN
    RAISE EXCEPTION 'member % is still there', gone USING ERRCODE = 'LG014'; END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION ledger.require_departed FROM PUBLIC;
-- At the end of the transaction: an account is erased in it, slice by slice.
CREATE CONSTRAINT TRIGGER only_departed AFTER UPDATE OF closed ON ledger.account DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.closed AND NEW.owner_id IS NOT NULL) EXECUTE FUNCTION ledger.require_departed();
CREATE CONSTRAINT TRIGGER only_departed AFTER DELETE ON payments.buyer DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger.require_departed();

CREATE OR REPLACE FUNCTION ledger.verify() RETURNS TABLE (rule text, what text, detail text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp SET jit = off SET work_mem = '64MB' AS $$
  SELECT * FROM violations UNION ALL SELECT * FROM record_violations()
  UNION ALL
  SELECT 'V24 closed books of a member who is there', a.owner_id::text, string_agg(a.role, ' ' ORDER BY a.role)
    FROM account a JOIN public.member m ON m.id = a.owner_id WHERE a.closed AND m.kind = 'person' AND m.deleted_at IS NULL GROUP BY a.owner_id
  UNION ALL
  SELECT 'V24 open books of a member who has left', a.owner_id::text, string_agg(a.role, ' ' ORDER BY a.role)
    FROM account a JOIN public.member m ON m.id = a.owner_id WHERE NOT a.closed AND m.deleted_at IS NOT NULL GROUP BY a.owner_id $$;

-------------------------------------------------------------------------------------------------------------- 2. the term is the owner's

CREATE TABLE payments.term (
  single bool PRIMARY KEY DEFAULT true CHECK (single),
  years  int  NOT NULL DEFAULT 10 CHECK (years BETWEEN 1 AND 50)      -- of kept receipts; `npm run migrate` writes RETENTION_RECEIPTS_YEARS here
);
INSERT INTO payments.term DEFAULT VALUES;
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON payments.term FROM PUBLIC, lounge_app;
GRANT SELECT ON payments.term TO lounge_app;

-- As in 0030, and never sooner than the owner said.
DROP FUNCTION payments.expire_kept(int);
CREATE FUNCTION payments.expire_kept() RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = payments, pg_temp SET timezone = 'UTC' AS $$ DECLARE n bigint; BEGIN
  DELETE FROM kept_buyer k
    WHERE (SELECT max(r.issued_at) FROM receipt r WHERE r.order_id = k.order_id)
          < date_trunc('year', clock_timestamp()) - make_interval(years => (SELECT years FROM term));
  GET DIAGNOSTICS n = ROW_COUNT;
  RETURN n;
END $$;
REVOKE ALL ON FUNCTION payments.expire_kept FROM PUBLIC;
GRANT EXECUTE ON FUNCTION payments.expire_kept TO lounge_app;

------------------------------------------------------------------------------------- 3. what was accepted is what was seen, and nothing else

-- As in 0028, but a finding says what stands there now, too: the next change of the same row is another finding.
CREATE OR REPLACE FUNCTION ledger.record_violations() RETURNS TABLE (rule text, what text, detail text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp SET timezone = 'UTC' SET jit = off SET work_mem = '64MB' AS $$
DECLARE s record; BEGIN
  FOR s IN SELECT * FROM recorded() LOOP
    RETURN QUERY EXECUTE format('
      SELECT CASE WHEN r.key IS NULL THEN ''V21 row without its record'' WHEN x.key IS NULL THEN ''V21 recorded row is gone''
                  ELSE ''V21 row differs from its record'' END, %L || '' '' || coalesce(r.key, x.key),
             concat_ws('' vs '', coalesce(encode(r.digest, ''hex''), ''none''), encode(x.digest, ''hex''))
        FROM (%s) x FULL JOIN (SELECT * FROM record WHERE source = %L) r ON r.key = x.key
       WHERE x.digest IS DISTINCT FROM r.digest
         AND NOT (x.key IS NULL AND EXISTS (SELECT FROM account a WHERE a.owner_id = r.owner_id AND a.closed))', s.source, proofs(s.source), s.source);
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION ledger.seal_violations(p_from bigint, p_to bigint) RETURNS TABLE (rule text, what text, detail text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp SET jit = off AS $$
  SELECT 'V10 seal broken', z.seq::text, concat_ws(' ', extract(epoch FROM z.sealed_at), encode(z.digest, 'hex'), encode(r.d, 'hex'))
    FROM (SELECT s.*, lag(upto_journal, 1, 0::bigint) OVER w pj, lag(upto_transfer, 1, 0::bigint) OVER w pt, lag(upto_record, 1, 0::bigint) OVER w pr,
                 lag(digest, 1, ''::bytea) OVER w pd, lag(seq, 1, 0::bigint) OVER w ps
          FROM seal s WHERE seq BETWEEN p_from - 1 AND p_to WINDOW w AS (ORDER BY seq)) z,
    LATERAL digest(z.pj, z.upto_journal, z.pt, z.upto_transfer, z.pr, z.upto_record, z.pd) r
    WHERE z.seq >= p_from AND (r.d <> z.digest OR r.nj <> z.n_journal OR r.nt <> z.n_transfer OR r.nr <> z.n_record OR z.seq <> z.ps + 1)
  UNION ALL
  SELECT 'V10 seals are gone', coalesce(h.seals::text, '?'), concat_ws(' ', s.n, encode(s.d, 'hex'), encode(h.digest, 'hex'))
    FROM (SELECT count(*) n, (SELECT digest FROM seal ORDER BY seq DESC LIMIT 1) d FROM seal) s LEFT JOIN horizon h ON true
    WHERE (h.seals, h.digest) IS DISTINCT FROM (s.n, s.d)
       OR (h.upto_journal, h.upto_transfer, h.upto_record) IS DISTINCT FROM (greatest(h.upto_journal, (SELECT max(upto_journal) FROM seal)),
            greatest(h.upto_transfer, (SELECT max(upto_transfer) FROM seal)), greatest(h.upto_record, (SELECT max(upto_record) FROM seal))) $$;
