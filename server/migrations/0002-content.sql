-- Settings, languages, texts and pages. Texts by language stand in one jsonb object: {"en": …, "de": …}; English is always there.
CREATE TABLE setting (
  key        text PRIMARY KEY CHECK (key ~ '^[a-z][a-z0-9_]{1,60}$'),
  value      jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE TABLE language (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code       text NOT NULL UNIQUE CHECK (code ~ '^[a-z]{2}$'),
  title      text NOT NULL,
  dir        text NOT NULL CHECK (dir IN ('ltr', 'rtl')),
  is_default boolean NOT NULL DEFAULT false,
  position   int NOT NULL
);
CREATE UNIQUE INDEX one_default_language ON language (is_default) WHERE is_default;
CREATE TABLE localization (            -- an operator's texts, lying over the shipped ones
  language_code text NOT NULL REFERENCES language (code),
  key           text NOT NULL,
  value         text NOT NULL,
  PRIMARY KEY (language_code, key)
);
CREATE TABLE currency (
  code         text PRIMARY KEY CHECK (code ~ '^[A-Z]{3}$'),
  symbol       text NOT NULL,
  rate_millionths bigint NOT NULL CHECK (rate_millionths > 0),     -- units of that currency for one euro, times 10^6
  minor_digits int NOT NULL DEFAULT 2 CHECK (minor_digits BETWEEN 0 AND 3),
  is_default   boolean NOT NULL DEFAULT false,
  position     int NOT NULL
);
CREATE UNIQUE INDEX one_default_currency ON currency (is_default) WHERE is_default;
CREATE TABLE faq (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug     text NOT NULL UNIQUE,
  position int NOT NULL,
  question jsonb NOT NULL CHECK (question ? 'en'),
  answer   jsonb NOT NULL CHECK (answer ? 'en')
);
CREATE TABLE static_page (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug     text NOT NULL UNIQUE CHECK (slug ~ '^[a-z][a-z0-9-]{1,60}$' AND slug NOT IN ('products', 'account', 'auth', 'success-payment', 'fail-payment',
             'processing-payment', 'static-page', 'rooms', 'topics', 'reset-password', 'password-restore', 'email-verification', 'admin', 'api', 'sandbox')),
  title    jsonb NOT NULL CHECK (title ? 'en'),
  content  jsonb NOT NULL CHECK (content ? 'en'),
  is_terms boolean NOT NULL DEFAULT false,
  is_privacy boolean NOT NULL DEFAULT false,
  is_buyer_terms boolean NOT NULL DEFAULT false,
  is_seller_terms boolean NOT NULL DEFAULT false,
  is_cookie boolean NOT NULL DEFAULT false,
  position int NOT NULL
);
CREATE TABLE social_link (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title    text NOT NULL UNIQUE,
  link     text NOT NULL CHECK (link ~ '^https://'),
  icon     text NOT NULL,
  position int NOT NULL
);
CREATE TABLE help_line (               -- numbers for somebody in a crisis, by country; 'xx' is the international list
  country   text PRIMARY KEY CHECK (country ~ '^[a-z]{2}$'),
  lines     jsonb NOT NULL,
  checked   text NOT NULL
);
