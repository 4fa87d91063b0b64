-- What a moderation model refuses of a member (LLM_MODERATION): kept as it was written, with who judged and what was found in it, so that
-- its writer can contest it and an operator sees what such a model refuses.
ALTER TABLE safety_case DROP CONSTRAINT safety_case_kind_check,
  ADD CONSTRAINT safety_case_kind_check CHECK (kind IN ('contested', 'illegal', 'minor', 'moderated')),
  ADD COLUMN judged jsonb;
