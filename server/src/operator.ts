// Operators on the command line: `npm run operator -- help`. The first one is made here, the others in the back office.
import { parseArgs } from 'node:util'
import { ROLES, type Role } from '@green-room/contract/wire/backoffice-rights'
import { recordAct } from './backoffice/acts/record-act.ts'
import { invite, INVITE_HOURS, inviteLink } from './backoffice/entry/invite.ts'
import { deleteDeskSessions, deleteFactors } from './backoffice/entry/operator-rights.ts'
import { loadSecrets } from './platform/secrets.ts'
import { ProblemError } from './platform/problem.ts'
import { transact } from './platform/transact.ts'
import { readSurroundings, Refused, withDatabase } from './with-database.ts'

const HELP = `npm run operator -- invite EMAIL --roles ROLE[,ROLE…]   makes an operator, and prints the one link that lets them in

Roles: ${ROLES.join(', ')}. The link works once, for ${INVITE_HOURS} hours, and asks for a new password and second factor: so who has lost theirs
comes in again. Inviting again makes a new link, and the roles those that you name. The address must be nobody's who is a member. With the
embedded database stop the lounge first.`

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const { values, positionals } = parseArgs({ allowPositionals: true, options: { roles: { type: 'string' } } })

try {
  const [command, email] = positionals
  if (command === 'invite') await inviteOne(email)
  else {
    say(HELP)
    if (command !== undefined && command !== 'help') process.exitCode = 1
  }
} catch (error) {
  if (!(error instanceof Refused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function inviteOne(email: string | undefined): Promise<void> {
  const isRole = (role: string): role is Role => (ROLES as readonly string[]).includes(role)
  const asked = (values.roles ?? '').split(',').map((role) => role.trim())
  const roles = asked.filter(isRole)
  if (!email || !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email))
    throw new Refused('Whose address? npm run operator -- invite ada@lounge.example --roles owner')
  if (roles.length === 0 || roles.length < asked.length) throw new Refused(`--roles names some of: ${ROLES.join(', ')}`)
  const config = readSurroundings()
  await withDatabase(async (db) => {
    const secrets = await loadSecrets(db, config)
    const made = await transact(db, async (trx) => {
      const { memberId, id } = await invite(secrets, trx, { email, roles, by: null, now: new Date() })
      await deleteFactors(trx, memberId)
      await deleteDeskSessions(trx, memberId)
      await recordAct(trx, { operator: null, act: 'operator.invited', target: { type: 'operator', id: memberId }, after: { roles } })
      return id
    }).catch((error: unknown) => {
      if (error instanceof ProblemError && error.code === 'operator.address-taken')
        throw new Refused(`${email} is a member's address: operators use one of their own.`)
      throw error
    })
    say(
      `${inviteLink(secrets, config.adminUrl ?? config.publicUrl ?? `http://localhost:${config.port}`, made)}\nIt works once, for ${INVITE_HOURS} hours.`,
    )
  })
}
