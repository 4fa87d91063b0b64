-- That an authority was told of a case, by whom and when: a threat to life, or what the law asks to be told. It stays when the case goes with its member.
CREATE TABLE told_authority (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id     bigint NOT NULL,
  operator_id bigint NOT NULL,
  authority   text NOT NULL CHECK (length(authority) BETWEEN 1 AND 200),
  reference   text NOT NULL DEFAULT '' CHECK (length(reference) <= 100),
  told_on     date NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX told_authority_by_case ON told_authority (case_id);
REVOKE UPDATE, DELETE ON told_authority FROM lounge_app;
