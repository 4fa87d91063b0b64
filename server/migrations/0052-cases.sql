-- One queue of what an operator decides: reports, refused texts, somebody who may be under age, replies that did not answer, and objections.

CREATE TABLE case_file (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind           text NOT NULL CHECK (kind IN ('chat', 'title', 'contested', 'illegal', 'minor', 'moderated', 'unanswered', 'appeal')),
  member_id      bigint,                          -- whom the decision is about and told to
  character_id   bigint,
  topic_id       bigint,
  safety_case_id bigint UNIQUE REFERENCES safety_case ON DELETE SET NULL,
  reply_id       bigint UNIQUE REFERENCES unanswered (reply_id) ON DELETE SET NULL,
  decision_id    bigint UNIQUE REFERENCES decision,                               -- that somebody objects to
  is_danger      boolean NOT NULL DEFAULT false,
  due_at         timestamptz NOT NULL,
  state          text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  claimed_by     bigint,
  claimed_until  timestamptz,
  created_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
  closed_at      timestamptz,
  CONSTRAINT claim_whole CHECK ((claimed_by IS NULL) = (claimed_until IS NULL)),
  CONSTRAINT closed_whole CHECK ((state = 'closed') = (closed_at IS NOT NULL))
);
CREATE INDEX case_due ON case_file (due_at, id) WHERE state = 'open';
CREATE INDEX case_by_member ON case_file (member_id);
CREATE INDEX case_closed ON case_file (closed_at) WHERE state = 'closed';
-- Further reports of a title that is looked at join its case.
CREATE UNIQUE INDEX case_of_title ON case_file (topic_id) WHERE kind = 'title' AND state = 'open';
CREATE TRIGGER departed BEFORE INSERT ON case_file FOR EACH ROW EXECUTE FUNCTION refuse_departed('member_id');

CREATE TABLE case_note (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id     bigint NOT NULL REFERENCES case_file ON DELETE CASCADE,
  operator_id bigint NOT NULL,
  text        text NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX case_note_by_case ON case_note (case_id);

CREATE TABLE appeal (
  decision_id bigint PRIMARY KEY REFERENCES decision,
  member_id   bigint NOT NULL REFERENCES member,
  text        text NOT NULL,
  answer_id   bigint UNIQUE REFERENCES decision,  -- what was decided about it
  created_at  timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX appeal_by_member ON appeal (member_id);
CREATE TRIGGER departed BEFORE INSERT ON appeal FOR EACH ROW EXECUTE FUNCTION refuse_departed('member_id');

ALTER TABLE decision DROP CONSTRAINT decision_outcome_check;
ALTER TABLE decision ADD CONSTRAINT decision_outcome_check CHECK (outcome IN ('no-breach', 'title-closed', 'refusal-stands', 'refusal-wrong',
  'character-wrong', 'warned', 'paused', 'banned', 'lifted', 'upheld', 'overturned'));
ALTER TABLE decision ADD COLUMN units bigint NOT NULL DEFAULT 0 CHECK (units >= 0);   -- points that came with it
CREATE INDEX decision_by_case ON decision (case_id) WHERE case_id IS NOT NULL;

ALTER TABLE report DROP CONSTRAINT report_type_check;
ALTER TABLE report ADD CONSTRAINT report_type_check CHECK (type IN ('topic', 'user', 'title'));
ALTER TABLE report ADD COLUMN case_id bigint REFERENCES case_file;
CREATE INDEX report_by_case ON report (case_id) WHERE case_id IS NOT NULL;
CREATE UNIQUE INDEX report_title_once ON report (case_id, reporter_id) WHERE type = 'title';

ALTER TABLE safety_case ADD COLUMN allowed_at timestamptz;       -- its refusal was wrong: its writer may send it as it is
ALTER TABLE topic ADD COLUMN unlisted_at timestamptz;            -- its title is shown to nobody else; the talk goes on

-- What floors below find becomes a case of itself.
CREATE FUNCTION open_case() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_TABLE_NAME = 'unanswered' THEN
    INSERT INTO case_file (kind, member_id, character_id, topic_id, reply_id, due_at)
      SELECT 'unanswered', NEW.member_id, NEW.character_id, r.topic_id, r.id, clock_timestamp() + interval '3 days' FROM reply r WHERE r.id = NEW.reply_id;
  ELSIF TG_OP = 'UPDATE' THEN
    UPDATE case_file SET state = 'open', closed_at = NULL, claimed_by = NULL, claimed_until = NULL, due_at = clock_timestamp() + interval '4 hours'
      WHERE safety_case_id = NEW.id;
  ELSE
    INSERT INTO case_file (kind, member_id, safety_case_id, is_danger, due_at)
      VALUES (NEW.kind, NEW.member_id, NEW.id, NEW.kind <> 'contested' AND NEW.rule = ANY ('{danger,minors}'::text[]), clock_timestamp() + CASE
        WHEN NEW.kind = 'minor' THEN interval '4 hours'
        WHEN NEW.kind <> 'contested' AND NEW.rule = ANY ('{danger,minors}'::text[]) THEN interval '24 hours'
        ELSE interval '3 days' END);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER to_decide AFTER INSERT ON safety_case FOR EACH ROW WHEN (NEW.state = 'open') EXECUTE FUNCTION open_case();
CREATE TRIGGER again AFTER UPDATE OF state ON safety_case FOR EACH ROW WHEN (OLD.state = 'closed' AND NEW.state = 'open') EXECUTE FUNCTION open_case();
CREATE TRIGGER to_decide AFTER INSERT ON unanswered FOR EACH ROW EXECUTE FUNCTION open_case();

-- What waited before there was a queue.
INSERT INTO case_file (kind, member_id, safety_case_id, is_danger, due_at, created_at)
  SELECT s.kind, s.member_id, s.id, s.kind <> 'contested' AND s.rule = ANY ('{danger,minors}'::text[]), clock_timestamp() + interval '3 days', s.created_at
    FROM safety_case s WHERE s.state = 'open' ORDER BY s.id;
INSERT INTO case_file (kind, member_id, character_id, topic_id, reply_id, due_at, created_at)
  SELECT 'unanswered', u.member_id, u.character_id, r.topic_id, u.reply_id, clock_timestamp() + interval '3 days', u.created_at
    FROM unanswered u JOIN reply r ON r.id = u.reply_id WHERE u.seen_at IS NULL ORDER BY u.created_at;
DO $$ DECLARE r record; made bigint; BEGIN
  FOR r IN SELECT p.*, t.character_id FROM report p JOIN topic t ON t.id = p.topic_id WHERE p.state = 'open' ORDER BY p.id LOOP
    INSERT INTO case_file (kind, member_id, character_id, topic_id, is_danger, due_at, created_at)
      VALUES ('chat', r.reporter_id, r.character_id, r.topic_id, r.reason IS NOT DISTINCT FROM 'dangerous', clock_timestamp() + interval '3 days', r.created_at)
      RETURNING id INTO made;
    UPDATE report SET case_id = made WHERE id = r.id;
  END LOOP;
END $$;
UPDATE job SET kind = 'reports.mail-decision' WHERE kind = 'backoffice.mail-decision';
