// Acknowledged sends over HTTP beside pgbench with the same statement, the same clients and the same server, in turns. No reply is played on
// either side while it is measured (lab/members.ts, holdReplies).
import { ownerOf, requireDurable, socketOf } from './lab/database.ts'
import { figure, median } from './lab/figure.ts'
import { inLab } from './lab/lab.ts'
import { startLounge } from './lab/lounge-process.ts'
import { holdReplies, makeMembers, signIn } from './lab/members.ts'
import { pgbench } from './lab/pgbench.ts'
import { CONTENT, sendUntil } from './lab/send.ts'
import { openWire } from './lab/wire.ts'

const MEMBERS = 32
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7)
const WINDOW_S = Number(process.env['BENCH_WINDOW_S'] ?? 4)

const SCRIPT = String.raw`\set member :first_member + :client_id
\set topic :first_topic + :client_id
SELECT post_message(:member, :topic, gen_random_uuid()::text, sha256('the same shape'), :content, ${CONTENT.length}, ${CONTENT.length * 10}, NULL::jsonb);
`

await inLab(async (lab) => {
  const lounge = await startLounge(lab)
  const owner = await ownerOf(lab, lounge)
  await requireDurable(owner)
  const members = await makeMembers(owner, MEMBERS)
  await holdReplies(owner, members)
  await signIn(lounge, members)
  await lounge.atRest()
  const wires = await Promise.all(members.map(() => openWire(lounge.port)))
  const variables = { first_member: members[0]!.id, first_topic: members[0]!.topicId, content: CONTENT }
  const overSql = (seconds: number) =>
    pgbench({ folder: lab.folder, socketDir: socketOf(lounge.dataDir), script: SCRIPT, clients: MEMBERS, seconds, variables })

  let acknowledged = 0
  let cpuS = 0
  const overHttp = async (seconds: number): Promise<number> => {
    const [startedAt, cpuBefore] = [performance.now(), lounge.cpu()]
    const counts = await Promise.all(members.map((member, i) => sendUntil(wires[i]!, member, startedAt + seconds * 1_000)))
    const sent = counts.reduce((sum, count) => sum + count, 0)
    acknowledged += sent
    cpuS += lounge.cpu() - cpuBefore
    return sent / ((performance.now() - startedAt) / 1_000)
  }
  const stored = async (): Promise<number> =>
    Number((await owner.query<{ n: string }>('SELECT count(*) AS n FROM message WHERE NOT by_ai')).rows[0]!.n)

  await overHttp(WINDOW_S)
  await overSql(2)
  const before = (await stored()) - acknowledged
  const [http, sql]: [number[], number[]] = [[], []]
  let bySql = 0
  for (let round = 0; round < ROUNDS; round++) {
    http.push(await overHttp(WINDOW_S))
    const from = await stored()
    sql.push(await overSql(WINDOW_S))
    bySql += (await stored()) - from
  }
  if ((await stored()) !== before + acknowledged + bySql) throw new Error('an acknowledged message is not there, or is there twice')
  const violations = await owner.query('SELECT rule, count(*) FROM ledger.violations_since(0) GROUP BY 1')
  if (violations.rows.length > 0) throw new Error(`the books are wrong: ${JSON.stringify(violations.rows)}`)

  figure('Sends over HTTP, 32 members', median(http), '/s')
  figure('Processor time of the app for a send', (cpuS * 1_000) / acknowledged, 'ms')
  figure('The same statement by pgbench, 32 clients', median(sql), '/s')
  figure('Sends over HTTP ÷ pgbench', median(http.map((rate, round) => rate / sql[round]!)), '', { atLeast: 0.5 })
  for (const wire of wires) wire.close()
})
