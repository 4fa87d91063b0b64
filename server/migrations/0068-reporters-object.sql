-- Who reported a title may object as well: several may object to one decision, and to a later one about the same report.
ALTER TABLE appeal DROP CONSTRAINT appeal_pkey;
ALTER TABLE appeal ADD PRIMARY KEY (decision_id, member_id);
ALTER TABLE appeal DROP CONSTRAINT appeal_answer_id_key;
CREATE INDEX appeal_by_answer ON appeal (answer_id) WHERE answer_id IS NOT NULL;
ALTER TABLE case_file DROP CONSTRAINT case_file_decision_id_key;
CREATE UNIQUE INDEX case_of_decision ON case_file (decision_id) WHERE state = 'open';

-- That a title breaks no rule is told to who reported it, not to its author, who never heard of a report.
UPDATE decision SET member_id = NULL, facts = '' WHERE outcome = 'no-breach'
  AND case_id IN (SELECT id FROM case_file WHERE kind = 'title') AND id NOT IN (SELECT decision_id FROM appeal);
