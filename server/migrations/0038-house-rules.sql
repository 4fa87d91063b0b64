-- The rules of the house are agreed to once by a member, in whatever browser. `wording`: digest of what they read, in that language.
CREATE TABLE house_rules_acceptance (
  member_id     bigint PRIMARY KEY REFERENCES member,
  language_code text NOT NULL,
  wording       text NOT NULL,
  accepted_at   timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE TRIGGER departed BEFORE INSERT ON house_rules_acceptance FOR EACH ROW EXECUTE FUNCTION refuse_departed('member_id');
