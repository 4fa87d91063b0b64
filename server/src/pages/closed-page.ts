// What a page answers while the lounge is closed: drawn from nothing but texts, since everything else may be away. It asks again by itself.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Lounge } from '#server/platform/lounge.ts'
import { ProblemError } from '#server/platform/problem.ts'

const ASK_AGAIN_S = 10
const STYLE = `:root{color-scheme:light dark}body{margin:0;min-height:100dvh;display:grid;place-content:center;gap:.75rem;padding:1.5rem;text-align:center;
background:#eef5f0;color:#10251d;font:1.125rem/1.55 system-ui,sans-serif}h1{margin:0;font-size:1.75rem;line-height:1.2}p{margin:0;max-width:32rem}
@media(prefers-color-scheme:dark){body{background:#08211a;color:#e9f3ed}}`

export function sendClosed({ maintenance, texts }: Lounge, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = request.server.gatekeepers.languageOf(request.cookies['languageId'], request)
  const { values = {}, retryAfterS = ASK_AGAIN_S } = refusal(() => maintenance.requireOpen(false))
  const say = (key: string): string => texts.say(language, key, values)
  return reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': retryAfterS })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
        `<meta http-equiv="refresh" content="${ASK_AGAIN_S}"><title>${say('maintenance.title')}</title><style>${STYLE}</style></head>` +
        `<body><main><h1>${say('maintenance.title')}</h1><p>${say('lounge.closed')}</p></main></body></html>`,
    )
}

function refusal(ask: () => void): ProblemError['detail'] {
  try {
    ask()
  } catch (error) {
    if (error instanceof ProblemError) return error.detail
    throw error
  }
  return {}
}
