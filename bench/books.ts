// The verifier over books of some size: the whole look of each night, its longest slice, and the looks of the day at what is new.
import { fakeModel } from '../server/test/fakes/fake-model.ts'
import { ownerOf } from './lab/database.ts'
import { figure, median } from './lab/figure.ts'
import { fillLedger, postponeLooks, settle } from './lab/history.ts'
import { inLab } from './lab/lab.ts'
import { startLounge } from './lab/lounge-process.ts'
import { makeMembers } from './lab/members.ts'

const MEMBERS = 1_000
/** Of each member; an act is two transfers. */
const ACTS = 500
const WHOLE_ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)

await inLab(async (lab) => {
  const lounge = await startLounge(lab, { env: fakeModel('http://127.0.0.1:9', 'ok') }) // nobody speaks here: no engine to prepare
  const owner = await ownerOf(lab, lounge)
  await postponeLooks(owner)
  const members = await makeMembers(owner, MEMBERS)
  await fillLedger(owner, members, ACTS)
  await owner.query('SELECT ledger.seal_horizon()')
  await owner.query('SELECT ledger.seal_append()')
  await settle(owner)
  const { rows } = await owner.query<{ n: string }>('SELECT count(*) AS n FROM ledger.transfer')
  console.log(`${rows[0]!.n} transfers, all sealed`)

  const timed = async (text: string): Promise<number> => {
    const startedAt = performance.now()
    const { rows: wrong } = await owner.query(text)
    if (wrong.length > 0) throw new Error(`the books are wrong: ${JSON.stringify(wrong.slice(0, 3))}`)
    return performance.now() - startedAt
  }
  // What a busy minute leaves behind: each member spends once.
  await owner.query(
    `SELECT ledger.spend(m, 'topic', 'bench-new-' || m, sha256('bench'), 100, 'topic', 'bench-new-' || m) FROM unnest($1::bigint[]) m`,
    [members.map(({ id }) => id)],
  )
  const rounds = async (count: number, text: string): Promise<number> => {
    const times: number[] = []
    for (let round = 0; round < count; round++) times.push(await timed(text))
    return median(times)
  }
  const recent = await rounds(5, 'SELECT * FROM ledger.violations_since(ledger.journal_before(make_interval(secs => 75)))')
  const sinceSeals = await rounds(5, 'SELECT * FROM ledger.verify_new()')
  let longest = 0
  type Slice = { kind: string | null; upto: string | null; after: string }
  for (let slice: Slice = { kind: null, upto: null, after: '0' }; ;) {
    const { rows: next } = await owner.query<Slice>('SELECT * FROM ledger.slice_after($1, $2)', [slice.kind, slice.upto])
    slice = next[0]!
    if (slice.kind === null) break
    longest = Math.max(longest, await timed(`SELECT * FROM ledger.verify_slice('${slice.kind}', ${slice.after}, ${slice.upto})`))
  }
  const whole = await rounds(WHOLE_ROUNDS, 'SELECT * FROM ledger.verify()')
  figure('Verifier over 1,000,000 transfers and their seals', whole / 1_000, 's', { atMost: 20 })
  figure('Longest slice of it', longest / 1_000, 's', { atMost: 5 })
  figure('Verifier from the last seals on, a busy minute after them', sinceSeals, 'ms')
  figure('Verifier over what a busy minute left behind', recent, 'ms', { atMost: 200 })
})
