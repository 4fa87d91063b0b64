// What attackers try on a running lounge: points for nothing, a way in, others shut out, and bytes and texts that mean something to whoever reads
// them next. Nothing of it goes through, whatever the machine; only the times depend on it. The families also stand in `npm test` (attack.test.ts).
import type { Target } from '../server/test/attacks/family.ts'
import { FAMILIES } from '../server/test/attacks/families.ts'
import { createVisitor } from '../server/test/people/visitor.ts'
import { attackDoor } from './lab/attack-door.ts'
import { attackPoints, stopInVain, type Scene } from './lab/attack-points.ts'
import { held, originOf, visitorOf } from './lab/attacker.ts'
import { ownerOf } from './lab/database.ts'
import { inLab, type Lab } from './lab/lab.ts'
import { startLounge } from './lab/lounge-process.ts'
import { makeMembers, signIn } from './lab/members.ts'
import { startProvider } from './lab/provider.ts'

const MEMBERS = 40
const THINK_MS = 250

await inLab(async (lab) => {
  const open = await scene(lab, 'without-limits', {})
  await attackPoints(open)
  await attackWithTexts(open)
  await open.owner.end()
  await open.lounge.stop()

  const limited = await scene(lab, 'as-shipped', { RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'loopback' })
  await stopInVain(limited)
  await attackDoor(limited)
})

async function scene(lab: Lab, name: string, env: Record<string, string>): Promise<Scene> {
  const provider = await startProvider(lab, THINK_MS)
  const model = {
    LLM_CHAIN: 'main',
    LLM_MEMORY: 'none',
    LLM_MAIN_KIND: 'openai-compatible',
    LLM_MAIN_MODEL: 'm',
    LLM_MAIN_BASE_URL: provider.url,
  }
  const lounge = await startLounge(lab, { name, env: { LOG_LEVEL: 'error', ...model, ...env } })
  const owner = await ownerOf(lab, lounge)
  const members = await makeMembers(owner, MEMBERS)
  await signIn(lounge, members)
  return {
    lounge,
    owner,
    provider,
    next() {
      const member = members.pop()
      if (!member) throw new Error('nobody is left to attack with')
      return member
    },
  }
}

async function attackWithTexts({ lounge, next }: Scene): Promise<void> {
  const member = next()
  const ada = visitorOf(lounge, member)
  const sitting = next()
  const opener = visitorOf(lounge, sitting)
  await opener.call('leaveTopic', { topic_id: sitting.topicId })
  const { body } = await ada.call('listRooms')
  const target: Target = {
    port: lounge.port,
    ada,
    adasTopic: member.topicId,
    opener,
    roomId: body.payload.rooms[0].id,
    newVisitor: () => createVisitor(originOf(lounge)),
    mailTo: async (address) =>
      (await (await fetch(`${originOf(lounge)}/sandbox/mailbox.json?to=${encodeURIComponent(address)}`)).json()) as Awaited<
        ReturnType<Target['mailTo']>
      >,
  }
  for (const { name, attack } of FAMILIES) {
    const { tried, through } = await attack(target)
    for (const one of through) console.error(`  ${one.slice(0, 300)}`)
    held(`Went through: ${name}`, through.length, tried)
  }
}
