-- Members (persons and characters share one space of ids), their sessions, devices and links. Tokens are kept as SHA-256 alone.
CREATE TABLE member (
  id                    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind                  text NOT NULL CHECK (kind IN ('person', 'character')),
  name                  text NOT NULL,
  surname               text NOT NULL DEFAULT '',
  email                 text,
  email_key             text UNIQUE,                 -- NFKC, lower case: one account per address
  phone                 text NOT NULL DEFAULT '',
  phone_country_code    text NOT NULL DEFAULT '',
  phone_national_number text NOT NULL DEFAULT '',
  password_hash         text,
  verified_at           timestamptz,
  suspended_at          timestamptz,
  deleted_at            timestamptz,
  role                  text NOT NULL DEFAULT 'member' CHECK (role IN ('member', 'operator')),
  avatar_color          text NOT NULL DEFAULT 'red-yellow',
  image_url             text,
  country               text CHECK (country ~ '^[a-z]{2}$'),
  city                  text NOT NULL DEFAULT '',
  address               text NOT NULL DEFAULT '',
  post_code             text NOT NULL DEFAULT '',
  language_code         text NOT NULL DEFAULT 'en',
  channel_expires_at    timestamptz,
  created_at            timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK ((kind = 'person' AND deleted_at IS NULL) = (email_key IS NOT NULL))
);
CREATE TABLE device (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE TABLE session (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id      bigint NOT NULL REFERENCES member,
  kind           text NOT NULL CHECK (kind IN ('web', 'api')),
  token_hash     bytea NOT NULL UNIQUE,
  web_token_hash bytea UNIQUE,                       -- the stored bearer token, bound to this session (decisions B2)
  device_id      bigint NOT NULL REFERENCES device,
  name           text NOT NULL,
  ip             text NOT NULL,
  created_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
  last_used_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at     timestamptz NOT NULL,
  CHECK ((kind = 'web') = (web_token_hash IS NOT NULL))
);
CREATE INDEX session_by_member ON session (member_id);
CREATE TABLE link (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id  bigint NOT NULL REFERENCES member,
  purpose    text NOT NULL CHECK (purpose IN ('verify', 'reset')),
  token_hash bytea NOT NULL UNIQUE,
  address    text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at    timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX link_by_member ON link (member_id, purpose) WHERE used_at IS NULL;
