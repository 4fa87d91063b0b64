// The sandbox mailbox (decisions G3): where mails go while no SMTP server is configured. A page for people, the same as JSON for programs.
import type { FastifyInstance } from 'fastify'
import { Pool } from 'pg'

type Mail = { to: string; subject: string; text: string; html: string }
type Row = { to: string; subject: string; text: string; html: string; links: string[]; created_at: string }
const SHOWN_MAX = 50

export type Mailbox = { deliver(mail: Mail): Promise<void>; routes(app: FastifyInstance): void }

export function createMailbox(pool: Pool): Mailbox {
  async function list(to: string | undefined): Promise<Row[]> {
    const { rows } = await pool.query<Row>(
      `SELECT recipient AS "to", subject, text, html, links, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS created_at
       FROM sandbox.mail WHERE $1::text IS NULL OR recipient = lower($1) ORDER BY id DESC LIMIT $2`,
      [to ?? null, SHOWN_MAX],
    )
    return rows
  }
  return {
    async deliver({ to, subject, text, html }) {
      const links = [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])]
      await pool.query('INSERT INTO sandbox.mail (recipient, subject, text, html, links) VALUES (lower($1), $2, $3, $4, $5)', [
        to,
        subject,
        text,
        html,
        JSON.stringify(links),
      ])
    },
    routes(app) {
      app.get('/sandbox/mailbox.json', async (request) => list(addressOf(request.query)))
      app.get('/sandbox/mailbox', async (request, reply) => {
        const to = addressOf(request.query)
        reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
        return page(await list(to), to)
      })
    },
  }
}

const addressOf = (query: unknown): string | undefined => {
  const { to } = query as { to?: unknown }
  return typeof to === 'string' && to !== '' ? to.slice(0, 254) : undefined
}
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

function page(mails: Row[], to: string | undefined): string {
  const items = mails.map(
    (
      mail,
    ) => `<article><h2>${escape(mail.subject)}</h2><p class="to">To <b>${escape(mail.to)}</b> · <time datetime="${mail.created_at}">${mail.created_at.replace('T', ' ').slice(0, 19)} UTC</time></p>
<pre>${escape(mail.text).replace(/https?:\/\/[^\s<>"]+/g, (address) => `<a href="${address}">${address}</a>`)}</pre></article>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandbox mailbox</title>
<style>body{margin:0;background:#f4f4ef;color:#20241f;font:16px/1.55 system-ui,sans-serif}main{max-width:46rem;margin:0 auto;padding:2rem 1rem}h1{font-size:1.75rem;margin:0 0 .25rem}h2{font-size:1.125rem;margin:0}
article{background:#fff;border:1px solid #d8dad2;border-radius:10px;padding:1rem 1.25rem;margin:1rem 0}.to{margin:.25rem 0 .75rem;color:#555b52;font-size:.875rem}pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
form{display:flex;gap:.5rem;margin:1rem 0;flex-wrap:wrap}input{flex:1;min-width:12rem;font:inherit;padding:.6rem .75rem;border:1px solid #767c72;border-radius:8px}button{font:inherit;font-weight:600;padding:.6rem 1.1rem;border:0;border-radius:8px;background:#2f4a3c;color:#fff}a{color:#123f7a}</style></head>
<body><main><h1>Sandbox mailbox</h1><p>No mail server is configured, so mails of this lounge end here. Nothing leaves the machine.</p>
<form method="get"><label for="to" style="align-self:center">Address</label><input id="to" name="to" type="email" value="${escape(to ?? '')}"><button>Show</button></form>
${items.join('') || '<p>No mail yet.</p>'}</main></body></html>`
}
