-- The back office: who may sign in at /admin and how, wishes that a second person confirms, and the log of every act.

CREATE TABLE operator_role (
  member_id bigint NOT NULL REFERENCES member,
  role      text NOT NULL CHECK (role IN ('owner', 'moderator', 'finance', 'content', 'support')),
  given_by  bigint REFERENCES member,
  given_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, role)
);
CREATE TABLE operator_invite (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id  bigint NOT NULL REFERENCES member,
  token_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  used_at    timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE TABLE operator_factor (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id    bigint NOT NULL REFERENCES member,
  kind         text NOT NULL CHECK (kind IN ('totp', 'recovery')),
  sealed       bytea NOT NULL,                    -- a TOTP secret, encrypted; of a recovery code the SHA-256
  last_step    bigint NOT NULL DEFAULT 0,         -- the newest time step that was used: no code opens twice
  confirmed_at timestamptz,                       -- a TOTP secret counts once a code of it was shown
  used_at      timestamptz,
  created_at   timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE UNIQUE INDEX one_totp_per_operator ON operator_factor (member_id) WHERE kind = 'totp';
CREATE INDEX operator_recovery_codes ON operator_factor (member_id) WHERE kind = 'recovery';
CREATE TABLE desk_session (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id    bigint NOT NULL REFERENCES member,
  token_hash   bytea NOT NULL UNIQUE,
  ip           text NOT NULL,
  factor_at    timestamptz,                       -- when a code was shown last; null: the password alone was right, and nothing opens but the set-up
  created_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  last_used_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at   timestamptz NOT NULL
);
CREATE INDEX desk_session_by_member ON desk_session (member_id);

-- Whoever changes the password, or takes the account away, ends what it opened.
CREATE FUNCTION end_desk_sessions() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM desk_session WHERE member_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER desk AFTER UPDATE OF password_hash, suspended_at, deleted_at, role ON member FOR EACH ROW
  WHEN ((OLD.role = 'operator' OR NEW.role = 'operator') AND (OLD.password_hash IS DISTINCT FROM NEW.password_hash
    OR OLD.suspended_at IS DISTINCT FROM NEW.suspended_at OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at OR OLD.role IS DISTINCT FROM NEW.role))
  EXECUTE FUNCTION end_desk_sessions();

CREATE TABLE approval (                           -- a wish: runs in the transaction of the second person's yes
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  door        text NOT NULL,
  input       jsonb NOT NULL,
  preview     jsonb NOT NULL,
  digest      bytea NOT NULL,                     -- of the preview: who says yes says it to what they saw
  reason      text NOT NULL CHECK (length(reason) > 0),
  target_type text NOT NULL,
  target_id   text NOT NULL,
  wished_by   bigint NOT NULL REFERENCES member,
  wished_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  lapses_at   timestamptz NOT NULL,
  answer      text CHECK (answer IN ('yes', 'no', 'withdrawn')),
  answered_by bigint REFERENCES member,
  answered_at timestamptz,
  is_alone    boolean NOT NULL DEFAULT false,     -- nobody else may answer: an hour later the same person does
  CONSTRAINT another_person CHECK (answer IS DISTINCT FROM 'yes'
    OR (answered_by <> wished_by OR (is_alone AND answered_by = wished_by AND answered_at >= wished_at + interval '1 hour')) IS TRUE),
  CONSTRAINT answered_whole CHECK (num_nonnulls(answer, answered_by, answered_at) IN (0, 3))
);
CREATE INDEX approval_open ON approval (id) WHERE answer IS NULL;

CREATE TABLE audit (                              -- numbers and names of fields: no secret, no address, no word of a chat
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at          timestamptz NOT NULL DEFAULT clock_timestamp(),
  operator_id bigint,                             -- null: the lounge itself, or somebody who was refused
  roles       text[] NOT NULL DEFAULT '{}',
  act         text NOT NULL CHECK (act ~ '^[a-z-]+\.[a-z-]+$'),
  target_type text,
  target_id   text,
  before      jsonb,
  after       jsonb,
  reason      text NOT NULL DEFAULT '',
  approval_id bigint REFERENCES approval,
  second_id   bigint,
  ip          text,
  request     text
);
CREATE INDEX audit_by_target ON audit (target_type, target_id, id DESC);
CREATE INDEX audit_by_operator ON audit (operator_id, id DESC);
CREATE INDEX audit_by_act ON audit (act text_pattern_ops, id DESC);
CREATE TRIGGER ro BEFORE UPDATE OR DELETE OR TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION ledger.deny();
REVOKE UPDATE, DELETE, TRUNCATE ON audit FROM lounge_app;
REVOKE DELETE, TRUNCATE ON approval FROM lounge_app;

-- The log is sealed with the books: an act that is changed, removed or slipped in later disagrees with its record.
CREATE OR REPLACE FUNCTION ledger.recorded() RETURNS TABLE (source text, relation text, key text[], facts text[], owner text) IMMUTABLE LANGUAGE sql AS $$
  VALUES
    ('order',     'payments.orders',       '{id}'::text[],             '{number,owner_id,bundle_id,item,units,gross_cents,created_at}'::text[], NULL),
    ('bill',      'payments.orders',       '{id}',                     '{billed_at,gateway,livemode,net_cents,vat_cents,vat_country,ip_country,vat_rate_bp,charge_currency,charge_minor,charge_digits,fx_rate_millionths,language_code}', NULL),
    ('consent',   'payments.consent',      '{order_id,kind}',          '{version,wording,language_code,given_at}', NULL),
    ('fact',      'payments.fact',         '{order_id,fact,ref}',      '{seen_at,minor,currency,card_brand,card_last4,card_country,sca}', NULL),
    ('receipt',   'payments.receipt',      '{id}',                     '{series,no,kind,order_id,refund_id,gross_cents,net_cents,vat_cents,units,minor,product,seller,issued_at}', NULL),
    ('refund',    'payments.refund',       '{id}',                     '{order_id,kind,ref,is_ours,gross_cents,net_cents,vat_cents,units,minor,created_at}', NULL),
    ('review',    'payments.review',       '{id}',                     '{reason,order_id,gateway,ref,detail,minor,created_at}', NULL),
    ('settled',   'payments.review',       '{id}',                     '{settled_at}', NULL),
    ('movement',  'payments.movement',     '{gateway,ref}',            '{livemode,payment_ref,kind,minor,fee_minor,currency,seen_at}', NULL),
    ('period',    'public.channel_period', '{id}',                     '{member_id,cost,starts_at,ends_at,journal_id,created_at}', 'member_id'),
    ('finding',   'ledger.finding',        '{id}',                     '{look,rule,what,detail,found_at}', NULL),
    ('reopening', 'ledger.reopening',      '{id}',                     '{upto,accepted,actor,reason,at}', NULL),
    ('catalogue', 'ledger.catalogue',      '{id}',                     '{server,migration,objects,recorded_at}', NULL),
    ('act',       'public.audit',          '{id}',                     '{at,operator_id,roles,act,target_type,target_id,before,after,reason,approval_id,second_id,ip,request}', NULL) $$;
CREATE TRIGGER record AFTER INSERT ON audit FOR EACH ROW EXECUTE FUNCTION ledger.keep_record('act');
