// Migrations run while the version before still serves: expand first, contract a version later.
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { offencesIn, statementsOf } from './server/test/postgres/migration-rules.ts'

const FOLDER = 'server/migrations'
/** The ones before were applied to lounges of nobody. */
const FIRST = '0059'

const names = readdirSync(FOLDER).toSorted()
const program = globSync('server/src/**/*.ts', { exclude: (path) => /\.test[.-]|\.gen\.ts$/.test(path) })
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
const judge = (source: string) => offencesIn('0070-planted.sql', source, { names, program }).map((line) => line.replace(/^[^:]+: /, ''))

test('no migration holds up a lounge that runs, or takes away what the version before reads', () => {
  const own = names.filter((name) => name >= FIRST)
  expect(own.flatMap((name) => offencesIn(name, readFileSync(`${FOLDER}/${name}`, 'utf8'), { names, program }))).toEqual([])
})

test.each([
  ['ALTER TABLE member ADD COLUMN shade text NOT NULL;', 'NOT NULL without a default'],
  ["ALTER TABLE message ADD COLUMN a int, ADD COLUMN shade text NOT NULL CHECK (shade <> '');", 'NOT NULL without a default'],
  ['ALTER TABLE message ADD COLUMN token uuid DEFAULT gen_random_uuid();', 'made row by row'],
  ['ALTER TABLE reply ADD seen timestamptz NOT NULL DEFAULT clock_timestamp();', 'made row by row'],
  ['ALTER TABLE message ADD COLUMN size int GENERATED ALWAYS AS (length(content)) STORED;', 'made row by row'],
  ['ALTER TABLE ONLY ledger.transfer ADD COLUMN n bigserial;', 'made row by row'],
  ['ALTER TABLE message ALTER COLUMN number TYPE bigint;', 'another type'],
  ['ALTER TABLE message ALTER number SET DATA TYPE bigint;', 'another type'],
  ['ALTER TABLE member ALTER COLUMN name SET NOT NULL;', 'SET NOT NULL'],
  ['ALTER TABLE message ADD CONSTRAINT short CHECK (number < 5);', 'without NOT VALID'],
  ['ALTER TABLE message ADD FOREIGN KEY (reply_id) REFERENCES reply;', 'without NOT VALID'],
  ['ALTER TABLE room RENAME COLUMN slug TO name;', 'another name'],
  ["UPDATE message SET content = '';", 'a table that grows'],
  ["DELETE FROM ledger.hold WHERE state = 'void';", 'a table that grows'],
  ["SET lock_timeout = '0';", 'in one place'],
  ['ALTER TABLE message DROP COLUMN content;', 'content is dropped, and the program still speaks of it'],
  ['DROP TABLE idempotency;', 'idempotency is dropped, and the program still speaks of it'],
  ['ALTER TABLE message DROP COLUMN zephyrquill;', 'unread since'],
  ['-- unread since 0070-planted.sql\nDROP TABLE zephyrquill;', 'unread since'],
  ['-- unread since 0000-never.sql\nDROP TABLE zephyrquill;', 'unread since'],
])('%s is refused', (source, fault) => {
  expect(judge(source)).toEqual([expect.stringContaining(fault)])
})

test.each([
  "ALTER TABLE member ADD COLUMN shade text NOT NULL DEFAULT 'grey';",
  "ALTER TABLE member ADD COLUMN since timestamptz NOT NULL DEFAULT now(), ADD COLUMN more jsonb NOT NULL DEFAULT '{}'::jsonb;",
  'ALTER TABLE message ADD CONSTRAINT short CHECK (number < 5) NOT VALID;',
  'CREATE TABLE shade (id bigserial); ALTER TABLE shade ALTER COLUMN id TYPE int; ALTER TABLE shade ADD COLUMN n int NOT NULL;',
  "-- ALTER TABLE message ALTER COLUMN number TYPE bigint;\nSELECT 'DROP TABLE message;';",
  'CREATE FUNCTION f() RETURNS void LANGUAGE plpgsql AS $$ BEGIN UPDATE message SET number = 1; END $$;',
  'ALTER TABLE message DROP CONSTRAINT short; ALTER TABLE message ALTER COLUMN number DROP NOT NULL;',
  '-- unread since 0058-running.sql\nALTER TABLE message DROP COLUMN zephyrquill;',
])('%s is fine', (source) => {
  expect(judge(source)).toEqual([])
})

test('statements are told apart', () => {
  expect(statementsOf("SELECT 1; -- two; three\nDO $x$ a; b $x$;\nSELECT 'a;''b' - 1")).toEqual([
    'SELECT 1',
    'DO $x$ a; b $x$',
    "SELECT 'a;''b' - 1",
  ])
})
