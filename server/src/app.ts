// Every route of every slice, and what the slices hand each other upwards.
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { cookieJar } from './accounts/sessions/cookies.ts'
import { createIdentify } from './accounts/sessions/identify.ts'
import { accountRoutes } from './accounts/routes.ts'
import { createSessions } from './accounts/sessions/sessions.ts'
import { attachmentRoutes } from './attachments/routes.ts'
import { castRoutes } from './characters/cast/cast-routes.ts'
import type { CharacterEngine } from './characters/engine/engine.ts'
import type { Costs } from './characters/cost/costs.ts'
import { forgetMessage } from './characters/memory/edit-memory.ts'
import { greetAgain } from './characters/replies/greet-again.ts'
import { memoryRoutes } from './characters/memory/routes.ts'
import type { Moderator } from './characters/moderation/moderator.ts'
import { openWaiting } from './characters/seats/open-waiting.ts'
import { requireAllowed } from './characters/replies/require-allowed.ts'
import { tasteRoutes } from './characters/cast/taste-routes.ts'
import { createIdentifyOperator } from './backoffice/entry/identify-operator.ts'
import { guardDeskHost } from './backoffice/entry/desk-host.ts'
import { createVisits } from './backoffice/figures/visits.ts'
import { backofficeRoutes } from './backoffice/routes.ts'
import { channelRoutes } from './channel/routes.ts'
import { requireAgreed } from './content/asked.ts'
import { contentRoutes } from './content/routes.ts'
import { pointsOf } from './ledger/balance.ts'
import { ledgerRoutes } from './ledger/routes.ts'
import { grantWelcome } from './ledger/welcome.ts'
import { liveRoutes } from './live-routes.ts'
import { listActChats } from './messages/acts.ts'
import { lastLines, unreadIn } from './messages/last-lines.ts'
import { messageRoutes } from './messages/routes.ts'
import { endReplies } from './messages/replies/stop-reply.ts'
import { sandboxToken } from './open-gateway.ts'
import type { OpenLounge } from './open-lounge.ts'
import { beat, operationRoutes, type Inner } from './operation-routes.ts'
import { openApiRoutes } from './open-api-routes.ts'
import { guardEdge } from './platform/http/edge.ts'
import { createHttp } from './platform/http/http.ts'
import type { Db, Trx } from './platform/database/database.ts'
import { problem } from './platform/problem.ts'
import { addressKey } from './platform/http/throttle.ts'
import { listCardTexts } from './payments/card-texts.ts'
import { requireOpenFor } from './open-doors.ts'
import { requireMayPay } from './payments/may-pay.ts'
import { paymentRoutes } from './payments/routes.ts'
import { webhookRoutes } from './payments/reconciliation/webhooks.ts'
import { personalDataRoutes } from './personal-data/routes.ts'
import { portraitRoutes } from './portraits/routes.ts'
import { pushRoutes } from './push/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { roomRoutes } from './rooms/routes.ts'
import { guardSandbox } from './sandbox/entry.ts'
import { securityRoutes } from './security-routes.ts'
import { roomOfTopic } from './topics/access.ts'
import { chatRoutes } from './topics/chat-routes.ts'
import { topicRoutes } from './topics/routes.ts'

export type AppOptions = {
  /** Replies wake up at once in this process. */
  wakeReplies(topicId: string): void
  /** Writes what characters say; operators try it. */
  engine: CharacterEngine
  /** Judges titles and messages beside the house rules. */
  moderator: Moderator | null
  /** Counts what models cost; null: no ceiling is set. */
  costs: Costs | null
  /** The web app's pages; none in tests of the API. */
  pages?: (app: FastifyInstance) => Promise<void>
  /** Why the process can't take calls now; null when it can. */
  unready(): Promise<string | null>
  /** How the process is, for operators; without it it isn't told. */
  condition?: Inner
}

export async function buildApp(open: OpenLounge, options: AppOptions): Promise<FastifyInstance> {
  const { lounge, languages } = open
  const { config, log, texts, db } = lounge
  const jar = cookieJar(lounge.publicUrl.startsWith('https:'))
  const identify = createIdentify(lounge, jar)
  const identifyOperator = createIdentifyOperator(lounge, jar)
  const app = await createHttp(config, log, {
    db,
    throttle: lounge.throttle,
    say: texts.say,
    identify: (request, reply, door) => (door.desk ? identifyOperator(request, door) : identify(request, reply, door)),
    requireMayPay,
    requireOpen: (door) => requireOpenFor(lounge.maintenance, door),
    languageOf: languages.codeOf,
    currencyOf: (code) => (code && languages.currencies().has(code) ? code : 'EUR'),
    uploadsDir: join(config.dataDir, 'uploads'),
  })
  guardEdge(app, config, log)
  guardDeskHost(app, config)
  const sessions = createSessions(lounge, jar)
  const { moderator, costs } = options
  const judges = { db, moderator, costs }
  const requireMayAsk = async (at: Db | Trx, memberId: string): Promise<void> => {
    await requireAgreed(at, memberId)
    await costs?.requireMayAsk(at, memberId)
  }

  contentRoutes(app, lounge, languages, open.till?.gateway.redirectHosts ?? [])
  accountRoutes(app, lounge, sessions, {
    pointsOf: (memberId) => pointsOf(db, memberId),
    welcome: grantWelcome,
    joined: createVisits(lounge).joined,
  })
  ledgerRoutes(app, lounge, { cardsOf: (orderIds) => listCardTexts(db, orderIds), chatsOf: (refs) => listActChats(db, refs) })
  channelRoutes(app, lounge)
  paymentRoutes(app, lounge, open.till)
  webhookRoutes(app, lounge, open.till)
  portraitRoutes(app, lounge)
  roomRoutes(app, lounge, (topicId, memberId) => roomOfTopic(db, topicId, memberId))
  topicRoutes(app, lounge, {
    async checkTitle(title, caller) {
      await requireMayAsk(db, caller.memberId) // who could not talk in it today pays for no topic
      await requireAllowed(judges, caller, title, 'title')
    },
    endReplies: (trx, topicId) => endReplies(lounge, trx, topicId),
    greetAgain: (trx, topicId) => greetAgain(lounge, trx, topicId),
    seesImages: options.engine.seesImages,
    openWaiting: (language, memberId) => openWaiting(lounge, language, memberId),
  })
  chatRoutes(app, lounge, {
    lastLines: (topicIds, memberId) => lastLines(db, topicIds, memberId),
    unreadIn: (topicIds) => unreadIn(db, topicIds),
  })
  attachmentRoutes(app, lounge)
  messageRoutes(app, lounge, {
    checkText: (text, caller) => requireAllowed(judges, caller, text, 'message'),
    requireMayPay: (caller) => requireMayPay(db, caller, 'points'),
    requireMayAsk,
    replyOrdered: options.wakeReplies,
    forget: (trx, pair, messageId) => forgetMessage(lounge, trx, pair, messageId),
  })
  castRoutes(app, lounge)
  memoryRoutes(app, lounge)
  tasteRoutes(app, lounge)
  reportRoutes(app, lounge)
  pushRoutes(app, lounge)
  personalDataRoutes(app, lounge, sessions)
  backofficeRoutes(app, lounge, sessions, jar, { till: open.till, talk: { engine: options.engine, moderator, costs } })
  liveRoutes(app, lounge)
  await openApiRoutes(app, lounge)
  operationRoutes(app, open, options.unready, costs)
  if (options.condition) beat(app, open, options.condition)
  securityRoutes(app, open)
  const token = sandboxToken(lounge)
  if (token !== null && (open.mailbox || open.gateway?.sandbox))
    guardSandbox(app, {
      token,
      isHttps: lounge.publicUrl.startsWith('https:'),
      count: (ip) => lounge.throttle.take('sandbox-entry', addressKey(ip)),
    })
  open.mailbox?.routes(app)
  await open.gateway?.sandbox?.routes(app)
  if (options.pages) await options.pages(app)
  else
    app.setNotFoundHandler(async () => {
      throw problem('route.not-found')
    })
  return app
}
