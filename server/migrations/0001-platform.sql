-- The ground that knows nothing of chat: the program's role, durable jobs, timed jobs, idempotency, keys, rate limits.

-- Migrations run as the owner. The program connects with `role=lounge_app` and has no more rights than stand here.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'lounge_app') THEN CREATE ROLE lounge_app NOLOGIN; END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
DO $$ BEGIN EXECUTE format('GRANT lounge_app TO %I', current_user); EXCEPTION WHEN OTHERS THEN NULL; END $$;
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO lounge_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO lounge_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT EXECUTE ON FUNCTIONS TO lounge_app;
GRANT USAGE ON SCHEMA public TO lounge_app;
GRANT SELECT ON migration TO lounge_app;

-- A job is inserted in the transaction that made its fact true. `run_at` is when it is due; claiming moves it to the end of the lease, so a
-- dead worker's job becomes due again by itself. `key` coalesces jobs that still wait.
CREATE TABLE job (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind        text NOT NULL,
  key         text,
  payload     jsonb NOT NULL DEFAULT '{}',
  run_at      timestamptz NOT NULL DEFAULT clock_timestamp(),
  attempt     int NOT NULL DEFAULT 0,
  lease_token uuid,
  last_error  text,
  failed_at   timestamptz,             -- the dead letter: given up, kept for the operator
  created_at  timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX job_due ON job (run_at, id) WHERE failed_at IS NULL;
CREATE UNIQUE INDEX one_waiting_job_per_key ON job (kind, key) WHERE key IS NOT NULL AND lease_token IS NULL AND failed_at IS NULL;
ALTER TABLE job SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_cost_delay = 0);

CREATE TABLE timer (                   -- timed jobs run once in the cluster: whoever moves next_at on has the turn
  name    text PRIMARY KEY,
  next_at timestamptz NOT NULL
);

-- The answer of a mutating call, kept for at least a day. Inserted in the act's own transaction: a twin waits for it.
CREATE TABLE idempotency (
  actor      bigint NOT NULL,
  route      text NOT NULL,
  key        text NOT NULL,
  hash       bytea NOT NULL,
  status     smallint NOT NULL DEFAULT 200,
  answer     jsonb,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (actor, route, key)
);
CREATE INDEX idempotency_by_age ON idempotency (created_at);

CREATE TABLE secret (                  -- keys that no setting names: made at first start, derived per purpose
  name       text PRIMARY KEY,
  value      bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE UNLOGGED TABLE throttle (       -- counters of rate-limiter-flexible; its own shape
  key    varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
