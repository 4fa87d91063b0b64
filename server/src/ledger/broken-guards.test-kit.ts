// What an attacker might do to the proofs and the guards themselves: seals, records, findings, triggers, constraints, indexes, functions, rights.

/** What is done, how, and the rule that sees it. */
export const BROKEN_GUARDS: [name: string, statement: string, rule: string][] = [
  ['all seals deleted', 'DELETE FROM ledger.seal', 'V10'],
  ['the newest seal deleted', 'DELETE FROM ledger.seal WHERE seq = (SELECT max(seq) FROM ledger.seal)', 'V10'],
  ['a seal in the middle deleted', 'DELETE FROM ledger.seal WHERE seq = 1', 'V10'],
  ['the seals deleted with what remembers them', 'DELETE FROM ledger.seal; DELETE FROM ledger.horizon', 'V10'],
  ['a seal written with a digest of its own', `UPDATE ledger.seal SET digest = sha256('x') WHERE seq = 2`, 'V10'],
  ['what is remembered of the seals rewritten', `UPDATE ledger.horizon SET digest = sha256('x')`, 'V10'],
  ['the horizon moved back behind the seals', 'UPDATE ledger.horizon SET upto_record = 0', 'V10'],
  ['all records deleted', 'DELETE FROM ledger.record', 'V21'],
  ['a record rewritten', `UPDATE ledger.record SET digest = sha256('x') WHERE source = 'catalogue'`, 'V21'],
  ['a record slipped in', `INSERT INTO ledger.record (source, key, digest) VALUES ('fact', '[1, "paid", "x"]', sha256('x'))`, 'V21'],
  ['a record given to a member', `UPDATE ledger.record SET owner_id = 7 WHERE id = 1`, 'V10'],
  ['a finding deleted', 'DELETE FROM ledger.finding', 'V21'],
  ['a finding that says something else', `UPDATE ledger.finding SET what = 'nothing'`, 'V21'],
  [
    'a reopening that nobody made',
    `INSERT INTO ledger.reopening (upto, accepted, actor, reason) VALUES (99, '[]', 'me', 'all is well')`,
    'V21',
  ],
  ['the catalogue deleted', 'DELETE FROM ledger.catalogue', 'V22'],
  [
    'a trigger dropped and struck from the catalogue',
    `DROP TRIGGER ro ON ledger.journal; UPDATE ledger.catalogue SET objects = objects - 'trigger ro on ledger.journal'`,
    'V21',
  ],
  ['a trigger dropped', 'DROP TRIGGER ro ON ledger.journal', 'V22'],
  ['a trigger disabled', 'ALTER TABLE ledger.transfer DISABLE TRIGGER apply', 'V22'],
  ['a trigger that replicas alone run', 'ALTER TABLE payments.orders ENABLE REPLICA TRIGGER guard', 'V22'],
  ['foreign keys disabled', 'ALTER TABLE payments.receipt DISABLE TRIGGER ALL', 'V22'],
  ['a trigger of one’s own', 'CREATE TRIGGER mine AFTER INSERT ON ledger.hold FOR EACH ROW EXECUTE FUNCTION ledger.deny()', 'V22'],
  ['a rule that swallows findings', 'CREATE RULE mine AS ON INSERT TO ledger.finding DO INSTEAD NOTHING', 'V22'],
  ['a unique index dropped', 'DROP INDEX ledger.one_topup_per_order', 'V22'],
  ['an index made anew for fewer rows', 'DROP INDEX payments.one_payment_per_order; CREATE UNIQUE INDEX one_payment_per_order ON payments.fact (order_id) WHERE false', 'V22'], // prettier-ignore
  ['a check dropped', 'ALTER TABLE ledger.account DROP CONSTRAINT not_below_floor', 'V22'],
  ['a check that asks for less', 'ALTER TABLE ledger.account DROP CONSTRAINT not_below_floor, ADD CONSTRAINT not_below_floor CHECK (balance > -1000000)', 'V22'], // prettier-ignore
  ['a foreign key dropped', 'ALTER TABLE ledger.transfer DROP CONSTRAINT transfer_journal_id_fkey', 'V22'],
  ['a column that may be empty', 'ALTER TABLE payments.receipt ALTER seller DROP NOT NULL', 'V22'],
  ['another default', `ALTER TABLE payments.orders ALTER status SET DEFAULT 'Successfully'`, 'V22'],
  [
    'a guard that lets all pass',
    `CREATE OR REPLACE FUNCTION ledger.deny() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`,
    'V22',
  ],
  [
    'a verifier that finds nothing',
    `CREATE OR REPLACE FUNCTION ledger.verify() RETURNS TABLE (rule text, what text, detail text) LANGUAGE sql AS 'SELECT ''''::text, ''''::text, ''''::text WHERE false'`,
    'V22',
  ],
  ['a verifier’s view that finds nothing', `CREATE OR REPLACE VIEW channel_violations AS SELECT ''::text AS rule, ''::text AS what, ''::text AS detail WHERE false`, 'V22'], // prettier-ignore
  ['a function of one’s own', `CREATE FUNCTION ledger.mine() RETURNS int LANGUAGE sql AS 'SELECT 1'`, 'V22'],
  ['a door opened to everybody', 'GRANT EXECUTE ON FUNCTION ledger.reopen TO PUBLIC', 'V22'],
  ['balances given to the program to write', 'GRANT UPDATE ON ledger.account TO lounge_app', 'V22'],
  ['one column given to the program to write', 'GRANT UPDATE (amount) ON ledger.hold TO lounge_app', 'V22'],
  ['rows hidden by a policy', 'ALTER TABLE ledger.hold ENABLE ROW LEVEL SECURITY', 'V22'],
  ['a schema given to the program to make things in', 'GRANT CREATE ON SCHEMA ledger TO lounge_app', 'V22'],
  [
    'a table given to another owner',
    'GRANT CREATE ON SCHEMA payments TO lounge_app; ALTER TABLE payments.bundle OWNER TO lounge_app',
    'V22',
  ],
  ['order numbers that begin anew', 'ALTER SEQUENCE payments.order_number MINVALUE 1 MAXVALUE 1000000000 CYCLE', 'V22'],
  ['a sequence given to everybody', 'GRANT ALL ON SEQUENCE payments.order_number TO PUBLIC', 'V22'],
  [
    'a catalogue of another server',
    'INSERT INTO ledger.catalogue (server, migration, objects) SELECT 3, migration, objects FROM ledger.catalogue',
    'V22',
  ],
  ['the term of receipts given to the program', 'GRANT UPDATE ON payments.term TO lounge_app', 'V22'],
  ['a table that a crash empties', 'ALTER TABLE payments.movement SET UNLOGGED', 'V22'],
  ['points that may be spent while one is away', 'ALTER TABLE message DISABLE TRIGGER ALL', 'V22'],
]
