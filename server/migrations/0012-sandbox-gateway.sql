-- The sandbox gateway: another company that lives in our process. Nothing of the product reads it, and it reads nothing of the product.
-- No column can hold a card number: what stays of a card is its brand, its last four digits and its country.
CREATE SCHEMA sandbox_gateway;

CREATE TABLE sandbox_gateway.setting (
  one            boolean PRIMARY KEY DEFAULT true CHECK (one),
  api_key        text NOT NULL,
  webhook_secret text NOT NULL,
  page_key       bytea NOT NULL,
  clock_offset   interval NOT NULL DEFAULT '0',   -- POST /v1/test/clock moves the gateway's time, never its signatures'
  faults         jsonb,                           -- POST /v1/test/faults
  faults_counted bigint NOT NULL DEFAULT 0        -- events told under the fault plan: the same seed and number give the same faults
);
CREATE FUNCTION sandbox_gateway.now() RETURNS timestamptz STABLE LANGUAGE sql AS $$
  SELECT clock_timestamp() + coalesce((SELECT clock_offset FROM sandbox_gateway.setting), '0') $$;

CREATE TABLE sandbox_gateway.payment (
  id          text PRIMARY KEY,
  token       text NOT NULL UNIQUE,               -- the address of its hosted page
  reference   text NOT NULL,
  description text NOT NULL,
  amount      bigint NOT NULL CHECK (amount > 0),
  currency    text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  success_url text NOT NULL,
  cancel_url  text NOT NULL,
  expires_at  timestamptz NOT NULL,
  status      text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'processing', 'paid', 'failed', 'expired', 'canceled')),
  brand       text,
  last4       text CHECK (last4 ~ '^\d{4}$'),
  country     text CHECK (country ~ '^[A-Z]{2}$'),
  three_ds    text CHECK (three_ds IN ('challenge', 'frictionless')),
  declined    text,                               -- why the last card was refused, for the payer
  telling     text NOT NULL DEFAULT 'usual' CHECK (telling IN ('usual', 'never', 'early')),
  created_at  timestamptz NOT NULL DEFAULT sandbox_gateway.now(),
  news_at     timestamptz NOT NULL DEFAULT sandbox_gateway.now(),
  CHECK ((status IN ('processing', 'paid')) <= (brand IS NOT NULL))
);
CREATE INDEX payment_by_news ON sandbox_gateway.payment (news_at, id);

CREATE TABLE sandbox_gateway.challenge (           -- one visit to the bank's page
  token      text PRIMARY KEY,
  payment_id text NOT NULL REFERENCES sandbox_gateway.payment,
  card       text NOT NULL,                        -- the name of the test card, not its number
  tries      int NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  ended      text CHECK (ended IN ('passed', 'failed', 'canceled'))
);
CREATE TABLE sandbox_gateway.refund (
  id         text PRIMARY KEY,
  payment_id text NOT NULL REFERENCES sandbox_gateway.payment,
  reference  text NOT NULL,
  amount     bigint NOT NULL CHECK (amount > 0),
  status     text NOT NULL CHECK (status IN ('pending', 'succeeded', 'failed')),
  created_at timestamptz NOT NULL DEFAULT sandbox_gateway.now()
);
CREATE INDEX refund_by_payment ON sandbox_gateway.refund (payment_id);
CREATE TABLE sandbox_gateway.dispute (
  id         text PRIMARY KEY,
  payment_id text NOT NULL REFERENCES sandbox_gateway.payment,
  amount     bigint NOT NULL CHECK (amount > 0),
  status     text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'won', 'lost')),
  created_at timestamptz NOT NULL DEFAULT sandbox_gateway.now()
);
CREATE INDEX dispute_by_payment ON sandbox_gateway.dispute (payment_id);
CREATE TABLE sandbox_gateway.movement (            -- the gateway's own books: what it owes the merchant
  id         text PRIMARY KEY,
  payment_id text NOT NULL REFERENCES sandbox_gateway.payment,
  kind       text NOT NULL CHECK (kind IN ('charge', 'refund', 'refund_failure', 'dispute', 'dispute_reversal')),
  minor      bigint NOT NULL,
  fee        bigint NOT NULL,
  currency   text NOT NULL,
  at         timestamptz NOT NULL DEFAULT sandbox_gateway.now()
);
CREATE INDEX movement_by_time ON sandbox_gateway.movement (at, id);

CREATE TABLE sandbox_gateway.plan (                -- what will happen by itself: expiry, slow settlement, dispute
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id text NOT NULL REFERENCES sandbox_gateway.payment,
  action     text NOT NULL CHECK (action IN ('expire', 'pay', 'fail', 'dispute', 'settle-refund', 'fail-refund')),
  subject    text,
  due_at     timestamptz NOT NULL,
  done_at    timestamptz
);
CREATE INDEX plan_due ON sandbox_gateway.plan (due_at) WHERE done_at IS NULL;
CREATE INDEX plan_by_payment ON sandbox_gateway.plan (payment_id) WHERE done_at IS NULL;

CREATE TABLE sandbox_gateway.event (
  id         text PRIMARY KEY,
  payment_id text NOT NULL REFERENCES sandbox_gateway.payment,
  type       text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT sandbox_gateway.now()
);
CREATE TABLE sandbox_gateway.delivery (            -- the outbox: one row a copy of an event
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id     text NOT NULL REFERENCES sandbox_gateway.event,
  attempt      int NOT NULL DEFAULT 0,
  next_at      timestamptz NOT NULL,
  lease_until  timestamptz,
  fault        text CHECK (fault IN ('corrupt', 'stale', 'future')),   -- of the first attempt
  delivered_at timestamptz,
  given_up_at  timestamptz,
  last_answer  int
);
CREATE INDEX delivery_due ON sandbox_gateway.delivery (next_at, id) WHERE delivered_at IS NULL AND given_up_at IS NULL;

CREATE TABLE sandbox_gateway.idempotency (
  key    text PRIMARY KEY,
  hash   bytea NOT NULL,
  status int,
  answer json                                      -- as it was given, to the letter
);
CREATE TABLE sandbox_gateway.used_nonce (nonce bytea PRIMARY KEY, used_at timestamptz NOT NULL DEFAULT clock_timestamp());

GRANT USAGE ON SCHEMA sandbox_gateway TO lounge_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA sandbox_gateway TO lounge_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA sandbox_gateway TO lounge_app;
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA sandbox_gateway TO lounge_app;
