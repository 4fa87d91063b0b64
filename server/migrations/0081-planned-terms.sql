-- New versions of legal pages that are to be in force from a day on, in all languages at once. Members are told ahead, and read what is and what is
-- to be; when it is in force, what was before.
CREATE TABLE legal_plan (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug         text NOT NULL,
  texts        jsonb NOT NULL CHECK (jsonb_typeof(texts) = 'object'),              -- fields by language
  before       jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(before) = 'object'), -- the same languages, as they stood when it was applied
  due_at       timestamptz NOT NULL,
  operator_id  bigint NOT NULL,
  planned_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  told_upto    bigint NOT NULL DEFAULT 0,          -- the last member whose mail is ordered
  told         int NOT NULL DEFAULT 0,
  applied_at   timestamptz,
  withdrawn_at timestamptz,
  CONSTRAINT ended_once CHECK (num_nonnulls(applied_at, withdrawn_at) < 2)
);
CREATE UNIQUE INDEX legal_plan_waiting ON legal_plan (slug) WHERE applied_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX legal_plan_applied ON legal_plan (slug, applied_at) WHERE applied_at IS NOT NULL;
