-- What operators do to a member: pauses and bans that end by themselves, decisions with their grounds, points as goodwill.

ALTER TABLE member ADD COLUMN suspended_until timestamptz, ADD COLUMN paused_until timestamptz;
CREATE INDEX member_suspended_until ON member (suspended_until) WHERE suspended_until IS NOT NULL;
CREATE INDEX member_paused ON member (id) WHERE paused_at IS NOT NULL;

CREATE TABLE decision (                           -- the statement of reasons in fields; its text is made from them in the member's language
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id       bigint,
  member_id     bigint,                           -- a number that stays when the account is gone
  outcome       text NOT NULL CHECK (outcome IN ('no-breach', 'title-closed', 'refusal-stands', 'refusal-wrong', 'character-wrong', 'warned', 'paused',
                                                 'banned', 'lifted')),
  ground        text NOT NULL,                    -- names a rule or law: texts `ground.…`
  facts         text NOT NULL,                    -- what the member is told of what happened; erased with the account
  found_by_machine   boolean NOT NULL DEFAULT false,
  decided_by_machine boolean NOT NULL DEFAULT false,
  language_code text NOT NULL,
  valid_until   timestamptz,
  operator_id   bigint NOT NULL,
  undone_by     bigint UNIQUE REFERENCES decision,
  created_at    timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX decision_by_member ON decision (member_id, id DESC);

-- Points that an operator gives. Who has the program's login gives no more of them than this allows in a day, whoever they say they are.
CREATE INDEX journal_adjusted ON ledger.journal (created_at) WHERE kind = 'adjust';
CREATE FUNCTION ledger.goodwill(p_owner bigint, p_key text, p_hash bytea, p_amount bigint, p_operator bigint, p_reason text,
  OUT journal_id bigint, OUT replayed boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
DECLARE given bigint; BEGIN
  IF p_amount <= 0 OR p_amount > 5000000 THEN RAISE EXCEPTION 'no goodwill is that large' USING ERRCODE = '23514'; END IF;
  IF p_owner = p_operator OR NOT EXISTS (SELECT FROM public.operator_role r WHERE r.member_id = p_operator AND r.role <> 'content')
    OR NOT EXISTS (SELECT FROM public.member m WHERE m.id = p_owner AND m.kind = 'person' AND m.role = 'member' AND m.deleted_at IS NULL) THEN
    RAISE EXCEPTION 'nobody who may give, or nobody to give to' USING ERRCODE = '23503'; END IF;
  PERFORM pg_advisory_xact_lock(7102, 4);
  SELECT coalesce(sum(t.amount), 0) INTO given FROM journal j JOIN transfer t ON t.journal_id = j.id
    WHERE j.kind = 'adjust' AND j.created_at > clock_timestamp() - interval '24 hours';
  IF given + p_amount > 10000000 THEN RAISE EXCEPTION 'enough was given today' USING ERRCODE = 'LG020'; END IF;
  SELECT * INTO journal_id, replayed FROM adjust(p_owner, p_key, p_hash, p_amount, 'operator:' || p_operator, p_reason);
END $$;
REVOKE ALL ON FUNCTION ledger.goodwill FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.goodwill TO lounge_app;
