-- A legal page may be published as a new version: members agree to it before they write or pay again. Who signed up since agreed to it then.
ALTER TABLE static_page ADD COLUMN asked_at timestamptz;
CREATE TABLE legal_acceptance (
  member_id     bigint NOT NULL REFERENCES member,
  asked_at      timestamptz NOT NULL,             -- of the newest page that they were shown
  language_code text NOT NULL,
  wording       text NOT NULL,                    -- digest of those pages, in that language
  accepted_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, asked_at)
);
CREATE TRIGGER departed BEFORE INSERT ON legal_acceptance FOR EACH ROW EXECUTE FUNCTION refuse_departed('member_id');
