-- Devices that a member has signed in from: strangers' failures don't shut them out, and a sign-in from another one is told by mail.
CREATE TABLE known_device (
  member_id     bigint NOT NULL REFERENCES member,
  device_id     bigint NOT NULL REFERENCES device ON DELETE CASCADE,
  signed_in_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, device_id)
);
CREATE INDEX known_device_by_device ON known_device (device_id);
INSERT INTO known_device (member_id, device_id, signed_in_at)
  SELECT member_id, device_id, max(last_used_at) FROM session WHERE kind = 'web' GROUP BY member_id, device_id;

ALTER TABLE member
  -- The browser that typed the password in which waits for the mailbox: any other one chooses its own.
  ADD COLUMN signed_up_device_id bigint REFERENCES device ON DELETE SET NULL,
  -- Where mail to the address ends up, whatever it carries after a plus: accounts/email-key.ts.
  ADD COLUMN mailbox_key text;
UPDATE member SET mailbox_key = CASE WHEN k.home IN ('gmail.com', 'proton.me') THEN replace(k.bare, '.', '') ELSE k.bare END || '@' || k.home
  FROM (SELECT id, regexp_replace(split_part(email_key, '@', 1), '(.)\+.*$', '\1') AS bare, coalesce(same.home, split_part(email_key, '@', 2)) AS home
        FROM member LEFT JOIN (VALUES ('googlemail.com', 'gmail.com'), ('protonmail.com', 'proton.me'), ('pm.me', 'proton.me'), ('me.com', 'icloud.com'),
          ('mac.com', 'icloud.com'), ('ya.ru', 'yandex.ru'), ('yandex.com', 'yandex.ru')) AS same (alias, home) ON same.alias = split_part(email_key, '@', 2)
        WHERE email_key IS NOT NULL) k
  WHERE member.id = k.id;
CREATE INDEX member_by_mailbox ON member (mailbox_key) WHERE verified_at IS NOT NULL;
CREATE INDEX member_by_sign_up_device ON member (signed_up_device_id) WHERE signed_up_device_id IS NOT NULL;
CREATE INDEX member_suspended ON member (suspended_at) WHERE suspended_at IS NOT NULL;
CREATE TRIGGER departed BEFORE INSERT ON known_device FOR EACH ROW EXECUTE FUNCTION refuse_departed('member_id');
