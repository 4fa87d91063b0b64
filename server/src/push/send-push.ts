// One push: who has answered and where, sealed for the one browser (RFC 8291). The push service sees an address, a size and a time.
import type { PushNotice } from '@green-room/contract/push'
import webPush from 'web-push'
import { readSettings } from '#server/content/settings.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { exchange } from '#server/platform/outbound.ts'
import { portraitAddress } from '#server/portraits/portrait-address.ts'
import { isPushEndpoint } from './endpoints.ts'
import { isPresent } from './presence.ts'
import { deleteSubscription, findDue } from './store.ts'
import { vapidKeys } from './vapid.ts'

/** A day later nobody waits for it. */
const KEPT_S = 24 * 60 * 60
const TIMEOUT_MS = 10_000
const BYTES_MAX = 64 * 1024
/** How the services say that a browser has subscribed to another pair of keys. */
const OTHER_KEYS = new Set([400, 401, 403])
/** The service knows no such browser any more. */
const GONE = new Set([404, 410])

export async function sendPush(lounge: Lounge, subscriptionId: string, topicId: string): Promise<void> {
  const { db, config, texts, log } = lounge
  const due = await findDue(db, subscriptionId, topicId)
  if (!due || (await isPresent(lounge, due.member_id))) return
  if (!isPushEndpoint(due.endpoint, config.pushOrigins)) return void (await deleteSubscription(db, subscriptionId))
  const notice: PushNotice = {
    title: texts.say(due.code, 'push.answered', { name: due.character }),
    path: `/topics/${topicId}/chat`,
    tag: `chat-${topicId}`,
    lang: due.code,
    dir: due.dir === 'rtl' ? 'rtl' : 'ltr',
    // No browser shows a drawing beside a notice.
    icon: portraitAddress(due)?.replace(/\.\w+\?/, '.png?') ?? null,
  }
  const subject = await subjectOf(lounge)
  let status = 0
  for (const keys of vapidKeys(lounge.secrets)) {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: due.endpoint, keys: { p256dh: due.p256dh.toString('base64url'), auth: due.auth.toString('base64url') } },
      JSON.stringify(notice),
      // `topic`: of several that wait for a sleeping device, the last one of a chat comes.
      { vapidDetails: { subject, ...keys }, TTL: KEPT_S, topic: notice.tag },
    )
    ;({ status } = await exchange(due.endpoint, { method: 'POST', headers, body, timeoutMs: TIMEOUT_MS, bytesMax: BYTES_MAX }))
    if (!OTHER_KEYS.has(status)) break
  }
  if (status >= 200 && status < 300) return
  if (GONE.has(status)) return void (await deleteSubscription(db, subscriptionId))
  if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`)
  log.warn({ status, service: new URL(due.endpoint).host }, 'push: refused')
}

/** Where a push service finds a person, if it has to. */
async function subjectOf({ db, publicUrl }: Lounge): Promise<string> {
  const { support_email: address } = await readSettings(db)
  if (address) return `mailto:${address}`
  return publicUrl.startsWith('https:') ? publicUrl : 'mailto:lounge@localhost.invalid'
}
