-- What an operator has to look at beside reports (characters.md §12): a refusal that its writer contests, what may be against the law,
-- somebody who may be under age.
CREATE TABLE safety_case (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id   bigint NOT NULL REFERENCES member,
  kind        text NOT NULL CHECK (kind IN ('contested', 'illegal', 'minor')),
  rule        text NOT NULL,
  content     text NOT NULL,
  state       text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  created_at  timestamptz NOT NULL DEFAULT clock_timestamp()
);
-- The same text twice is one case.
CREATE UNIQUE INDEX safety_case_once ON safety_case (member_id, kind, md5(content));
CREATE INDEX safety_case_open ON safety_case (kind, id) WHERE state = 'open';

-- Told once that the lounge is for adults; who then states a minor's age again writes nothing until an operator has looked.
ALTER TABLE member ADD COLUMN adults_told_at timestamptz, ADD COLUMN paused_at timestamptz;
