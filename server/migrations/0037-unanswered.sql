-- "This did not answer": a member says so of a reply, its price comes back three times a day, and an operator has a row to look at.

ALTER TABLE ledger.journal DROP CONSTRAINT kind_fits_cause;
ALTER TABLE ledger.journal ADD CONSTRAINT kind_fits_cause CHECK (kind || ' ' || cause = ANY ('{topup topup,fee topup,grant welcome,grant adjustment,
    refund refund,chargeback refund,reversal refund,reversal adjustment,adjust adjustment,waive adjustment,hold message,capture message,release message,
    reversal message,spend message,hold topic,capture topic,release topic,spend topic,hold channel,capture channel,release channel,spend channel}'::text[]));
CREATE INDEX journal_returns ON ledger.journal (owner_id, created_at) WHERE kind = 'reversal' AND cause = 'message';

-- How many more replies a member is given the price of today (of the last 24 hours). Call lock_member before a decision.
CREATE FUNCTION ledger.returns_left(p_owner bigint) RETURNS int
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp SET enable_seqscan = off AS $$
  SELECT greatest(0, 3 - count(DISTINCT ref_id))::int FROM journal
   WHERE owner_id = p_owner AND kind = 'reversal' AND cause = 'message' AND created_at > clock_timestamp() - interval '24 hours' $$;

-- Gives back what a message cost that p_reply answers: the capture of its hold is reversed, which happens once. What the member owes is repaid
-- first. LG003: it was not charged. LG014: nothing is given back any more today.
CREATE FUNCTION ledger.return_message(p_owner bigint, p_hold bigint, p_reply bigint, OUT journal_id bigint, OUT replayed boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp SET enable_seqscan = off AS $$
DECLARE m record; h hold; debt bigint; legs leg[] := '{}'; a text := 'member:' || p_owner; BEGIN
  SELECT * INTO m FROM lock_member(p_owner);
  SELECT * INTO h FROM hold x WHERE x.id = p_hold AND x.owner_id = p_owner AND x.ref_type = 'message' AND EXISTS (
    SELECT FROM public.message g JOIN public.reply r ON r.topic_id = g.topic_id AND g.number BETWEEN r.answers_from AND r.answers_through
     WHERE g.id::text = x.ref_id AND r.id = p_reply);
  IF NOT FOUND THEN RAISE EXCEPTION 'no such hold' USING ERRCODE = 'LG012'; END IF;
  IF h.state <> 'captured' THEN RAISE EXCEPTION 'hold % was not charged', h.id USING ERRCODE = 'LG003'; END IF;
  SELECT j.id INTO journal_id FROM journal j WHERE j.reverses = h.resolved_by;
  IF FOUND THEN replayed := true; RETURN; END IF;
  IF returns_left(p_owner) = 0 AND NOT EXISTS (SELECT FROM journal j WHERE j.owner_id = p_owner AND j.kind = 'reversal' AND j.cause = 'message'
      AND j.ref_id = p_reply::text) THEN
    RAISE EXCEPTION 'nothing is given back any more today' USING ERRCODE = 'LG014'; END IF;
  debt := least(m.owed, h.captured);
  IF debt > 0          THEN legs := legs || ('system:spent:pts', a || ':owed', debt)::leg; END IF;
  IF debt < h.captured THEN legs := legs || ('system:spent:pts', a || ':available', h.captured - debt)::leg; END IF;
  SELECT r.journal_id, r.replayed INTO journal_id, replayed FROM post('reversal', 'message', 'return', h.id::text,
    sha256(convert_to('return:' || h.id, 'utf8')), legs, p_owner, 'reply', p_reply::text, NULL, h.resolved_by) r;
END $$;

-- As in 0013, without what came back.
CREATE OR REPLACE FUNCTION ledger.spent_since(p_owner bigint, p_since timestamptz) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ledger, pg_temp SET enable_seqscan = off AS $$
  SELECT (coalesce((SELECT sum(coalesce(h.captured, h.amount)) FROM hold h
                    WHERE h.owner_id = p_owner AND h.opened_at >= p_since AND h.state IN ('open', 'captured')
                      AND NOT EXISTS (SELECT FROM journal r WHERE r.reverses = h.resolved_by)), 0)
        + coalesce((SELECT sum(t.amount) FROM journal j JOIN transfer t ON t.journal_id = j.id
                    WHERE j.owner_id = p_owner AND j.kind = 'spend' AND j.created_at >= p_since), 0))::bigint $$;

REVOKE ALL ON FUNCTION ledger.returns_left, ledger.return_message FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.returns_left, ledger.return_message TO lounge_app;

ALTER TABLE message DROP CONSTRAINT message_charge_check;
ALTER TABLE message ADD CONSTRAINT message_charge_check CHECK (charge IN ('held', 'charged', 'not-charged', 'free', 'returned'));
ALTER TABLE message ADD COLUMN is_unanswered boolean NOT NULL DEFAULT false;   -- of a character's: its reader says that it did not answer

-- For an operator: the question and the answer, and nothing else of the chat.
CREATE TABLE unanswered (
  reply_id     bigint PRIMARY KEY REFERENCES reply ON DELETE CASCADE,
  member_id    bigint NOT NULL REFERENCES member,
  character_id bigint REFERENCES member,
  question     text NOT NULL,
  answer       text NOT NULL,
  served_by    text,
  units        bigint NOT NULL CHECK (units >= 0),   -- given back
  created_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  seen_at      timestamptz
);
CREATE INDEX unanswered_by_time   ON unanswered (created_at);
CREATE INDEX unanswered_by_member ON unanswered (member_id);
CREATE TRIGGER departed BEFORE INSERT ON unanswered FOR EACH ROW EXECUTE FUNCTION refuse_departed('member_id');

-- As in 0028; and what a message says was returned is what its capture's reversal gave back.
CREATE OR REPLACE VIEW message_violations (rule, what, detail) AS
  SELECT 'V14 message differs from its hold', m.id::text, m.charge || ' ' || m.units || ' vs ' || coalesce(h.state || ' ' || coalesce(h.captured, h.amount), 'no hold')
    FROM message m LEFT JOIN ledger.hold h ON h.id = m.hold_id LEFT JOIN ledger.journal b ON b.reverses = h.resolved_by
    WHERE m.charge IS NOT NULL AND CASE
      WHEN m.hold_id IS NULL THEN m.units <> 0 OR m.charge <> 'free'
      WHEN (h.ref_type, h.ref_id, h.owner_id) IS DISTINCT FROM ('message', m.id::text, m.sender_id) THEN true
      ELSE NOT CASE m.charge
        WHEN 'held'        THEN h.state = 'open' AND m.units = h.amount
        WHEN 'charged'     THEN h.state = 'captured' AND m.units = h.captured AND b.id IS NULL
        WHEN 'returned'    THEN h.state = 'captured' AND m.units = h.captured AND b.id IS NOT NULL
        WHEN 'not-charged' THEN h.state IN ('released', 'expired') AND m.units = h.amount
        ELSE h.state IN ('released', 'expired') AND m.units IN (0, h.amount) END END          -- 0: its files could not be read
  UNION ALL
  SELECT 'V14 hold without its message', h.id::text, h.ref_id
    FROM ledger.hold h WHERE h.ref_type = 'message' AND NOT EXISTS (SELECT 1 FROM message m WHERE m.id::text = h.ref_id)
      AND NOT EXISTS (SELECT 1 FROM ledger.account a WHERE a.owner_id = h.owner_id AND a.closed)
  UNION ALL
  SELECT 'V14 hold that its message does not name', h.id::text, h.ref_id
    FROM ledger.hold h JOIN message m ON m.id::text = h.ref_id
    WHERE h.ref_type = 'message' AND h.state IN ('open', 'captured') AND m.hold_id IS DISTINCT FROM h.id
  UNION ALL
  SELECT 'V14 charged without a reply', m.id::text, m.created_at::text
    FROM message m WHERE m.charge IN ('charged', 'returned') AND NOT EXISTS (
      SELECT 1 FROM reply r JOIN message a ON a.id = r.message_id AND a.by_ai
      WHERE r.topic_id = m.topic_id AND m.number BETWEEN r.answers_from AND r.answers_through AND r.charged AND r.ended_at IS NOT NULL)
  UNION ALL
  SELECT 'V14 message that nobody will answer', m.id::text, m.created_at::text
    FROM message m WHERE m.charge = 'held' AND m.deleted_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM reply r WHERE r.topic_id = m.topic_id AND r.state IN ('queued', 'typing', 'streaming'))
  UNION ALL
  SELECT 'V14 hole in the numbers of a topic', t.id::text, t.last_number || ' vs ' || count(m.id)
    FROM topic t LEFT JOIN message m ON m.topic_id = t.id GROUP BY t.id, t.last_number HAVING count(m.id) <> t.last_number
  UNION ALL
  SELECT 'V24 return differs from its charge', j.id::text, coalesce(h.captured::text, '?') || ' vs ' || coalesce(sum(t.amount), 0)
    FROM ledger.journal j LEFT JOIN ledger.hold h ON h.resolved_by = j.reverses LEFT JOIN ledger.transfer t ON t.journal_id = j.id
    WHERE j.kind = 'reversal' AND j.cause = 'message'
    GROUP BY j.id, h.id HAVING (h.state, h.owner_id, h.ref_type, h.captured::numeric) IS DISTINCT FROM ('captured', j.owner_id, 'message', sum(t.amount));
