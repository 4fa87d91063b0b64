// The books on the command line: `npm run books -- help`. A look changes nothing but what is known; to reopen takes the login that owns the tables.
import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { find, isClosed, listFindings } from './ledger/alarm.ts'
import { stillSealed } from './ledger/seal.ts'
import type { Violation } from './ledger/verify.ts'
import { told, verifyAll } from './looks.ts'
import { connect, sqlState, type Db } from './platform/database/database.ts'
import { createLog } from './platform/log/log.ts'
import { prepareDatabase, reachDatabase } from './platform/prepare-database.ts'
import { transact } from './platform/transact.ts'
import { readSurroundings, refuse, Refused } from './with-database.ts'

const HELP = `npm run books -- look [--seal NUMBER:DIGEST]   verifies everything, and says what was found since somebody looked last
npm run books -- reopen --reason "…"           what stands is known: people may top up again

--seal compares with a seal from the log or from a mail to OPERATOR_EMAIL. Once something was found nobody can top up until you reopen; reading
and chatting go on. To reopen takes the login that owns the tables (DATABASE_OWNER_URL). With the embedded database stop the lounge first.`
const REFUSED = '42501'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const { values, positionals } = parseArgs({ allowPositionals: true, options: { seal: { type: 'string' }, reason: { type: 'string' } } })

try {
  await run(positionals[0])
} catch (error) {
  if (!(error instanceof Refused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function run(command: string | undefined): Promise<void> {
  if (command === 'look') return withBooks(look)
  if (command === 'reopen') return withBooks(reopen)
  say(HELP)
  if (command !== undefined && command !== 'help') process.exitCode = 1
}

/** As the owner where this process is trusted with that login, else as the program. */
async function withBooks(work: (db: Db) => Promise<void>): Promise<void> {
  const config = readSurroundings()
  const { embedded, ...database } = await reachDatabase(config, () => {})
  try {
    await prepareDatabase(database, createLog('silent')).catch(refuse)
    const owner = connect(config.databaseOwnerUrl ?? database.ownerUrl ?? database.url, { max: 1, onError: () => {} })
    try {
      await work(owner.db)
    } finally {
      await owner.close()
    }
  } finally {
    await embedded?.stop()
  }
}

async function look(db: Db): Promise<void> {
  if (values.seal !== undefined && !/^\d+:[\da-f]{64}$/i.test(values.seal))
    throw new Refused('A seal is a number, a colon, and 64 hexadecimal digits.')
  const { standing } = await verifyAll(db)
  if (values.seal !== undefined && !(await stillSealed(db, values.seal.toLowerCase())))
    standing.push(await keep(db, 'seals', { rule: 'V10 seal is not the one that was sent out', what: values.seal, detail: '' }))
  say(standing.length > 0 ? ['Wrong now:', ...standing.map(told)].join('\n  ') : 'Nothing is wrong now.')
  const findings = await listFindings(db)
  if (findings.length > 0)
    say(['Found since somebody looked last:', ...findings.map((one) => `${one.found_at.toISOString()} ${told(one)}`)].join('\n  '))
  say((await isClosed(db)) ? 'Nobody can top up. When you know what happened: npm run books -- reopen --reason "…"' : 'People can top up.')
  if (standing.length > 0) process.exitCode = 1
}

async function reopen(db: Db): Promise<void> {
  const reason = values.reason?.trim()
  if (!reason) throw new Refused('Say why: --reason "…". It is kept with the books.')
  const { standing } = await verifyAll(db)
  await sql`SELECT ledger.reopen(${userInfo().username}, ${reason}, ${JSON.stringify(standing)}::jsonb)`
    .execute(db)
    .catch((error: unknown) => {
      if (sqlState(error) !== REFUSED) throw error
      throw new Refused('This login may not reopen the checkout: set DATABASE_OWNER_URL to the one that owns the tables.')
    })
  if (standing.length > 0) say(['Known from now on, and no reason to close again:', ...standing.map(told)].join('\n  '))
  say('People can top up.')
}

async function keep(db: Db, name: string, violation: Violation): Promise<Violation> {
  await transact(db, (trx) => find(trx, name, [violation]))
  return violation
}
