-- What runs: processes and how they are, mails that did not arrive, announced closing times, and findings that an operator has looked at.

CREATE UNLOGGED TABLE process (                   -- one row each, written every ten seconds; who is silent for a minute is forgotten
  id          uuid PRIMARY KEY,
  name        text NOT NULL,
  version     text NOT NULL,
  started_at  timestamptz NOT NULL,
  seen_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
  is_draining boolean NOT NULL DEFAULT false,
  live_lines  int NOT NULL,
  replies     int NOT NULL,
  connections int NOT NULL,
  pool        int NOT NULL,
  memory_mb   int NOT NULL,
  lag_ms      int NOT NULL,
  engines     jsonb NOT NULL DEFAULT '[]'         -- of the chain: name, model, whether its door is closed; no key, no address
);

CREATE TABLE mail_day (                           -- how mails fared; of a refused one its code and the domain, never the address
  day     date NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC')::date,
  outcome text NOT NULL CHECK (outcome IN ('sent', 'refused', 'unreached')),
  code    int NOT NULL DEFAULT 0,
  domain  text NOT NULL DEFAULT '',
  mails   int NOT NULL DEFAULT 1,
  last_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (day, outcome, code, domain)
);

CREATE TABLE maintenance (                        -- the one that has not ended counts; each process looks every two seconds
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  planned_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  stops_at   timestamptz NOT NULL,                -- no top-ups and no new topics from here on
  closes_at  timestamptz NOT NULL,
  opens_at   timestamptz NOT NULL,                -- as announced; an operator opens
  texts      jsonb NOT NULL DEFAULT '{}',         -- by language, over the shipped announcement
  ended_at   timestamptz,
  CONSTRAINT in_order CHECK (stops_at <= closes_at),
  CONSTRAINT opens_later CHECK (closes_at < opens_at)
);
CREATE UNIQUE INDEX one_maintenance ON maintenance ((true)) WHERE ended_at IS NULL;

-- What was found may be laid aside by the program, for an owner of the lounge, where all is well again: nothing stands that the login which owns
-- the tables has not accepted, and nothing was found of the guards or the seals themselves, which the program could hide. All else is ledger.reopen.
CREATE FUNCTION ledger.acknowledge(p_operator bigint, p_reason text, p_upto bigint) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
DECLARE o reopening; n int; BEGIN
  IF NOT EXISTS (SELECT FROM public.operator_role r WHERE r.member_id = p_operator AND r.role = 'owner') THEN
    RAISE EXCEPTION 'no owner of the lounge' USING ERRCODE = '23503'; END IF;
  PERFORM pg_advisory_xact_lock(7102, 3);
  SELECT * INTO o FROM reopening ORDER BY id DESC LIMIT 1;
  SELECT count(*) INTO n FROM finding f WHERE f.id > coalesce(o.upto, 0);
  IF n = 0 THEN RETURN 0; END IF;
  IF p_upto IS DISTINCT FROM (SELECT max(f.id) FROM finding f) THEN
    RAISE EXCEPTION 'more was found meanwhile' USING ERRCODE = 'LG021'; END IF;
  IF EXISTS (SELECT FROM finding f WHERE f.id > coalesce(o.upto, 0) AND f.rule ~ '^V(10|21|22) ') THEN
    RAISE EXCEPTION 'seals, records or guards were touched' USING ERRCODE = 'LG022'; END IF;
  IF EXISTS (SELECT FROM (SELECT v.rule, v.what, v.detail FROM verify() v
      UNION ALL SELECT v.rule, v.what, v.detail FROM payments.verify() v
      UNION ALL SELECT v.rule, v.what, v.detail FROM public.message_violations v
      UNION ALL SELECT v.rule, v.what, v.detail FROM public.channel_violations v) s
    WHERE NOT coalesce(o.accepted, '[]'::jsonb) @> jsonb_build_array(jsonb_build_object('rule', s.rule, 'what', coalesce(s.what, ''),
      'detail', coalesce(s.detail, ''))) AND s.rule !~ '^(V8 |V14 message that nobody will answer)') THEN
    RAISE EXCEPTION 'it is still wrong' USING ERRCODE = 'LG022'; END IF;
  INSERT INTO reopening (upto, accepted, actor, reason) VALUES (p_upto, coalesce(o.accepted, '[]'::jsonb), 'operator:' || p_operator, p_reason);
  RETURN n;
END $$;
REVOKE ALL ON FUNCTION ledger.acknowledge FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.acknowledge TO lounge_app;
