// The sandbox mailbox (docs/product/running.md): where mails go while no SMTP server is configured. A page for people, the same as JSON for programs.
import type { FastifyInstance } from 'fastify'
import { Pool } from 'pg'
import { mailboxPage } from './mailbox-page.ts'

type Mail = { to: string; subject: string; text: string; html: string }
export type Row = { to: string; subject: string; text: string; html: string; links: string[]; created_at: string }
const SHOWN_MAX = 50
/** RFC 2606: a name that never exists. Here one sees what becomes of mails that come back. */
const NOWHERE = /\.invalid$/i

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
      if (NOWHERE.test(to)) throw Object.assign(new Error('550 5.1.1 no such mailbox'), { responseCode: 550, command: 'RCPT TO' })
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
        return mailboxPage(await list(to), to)
      })
    },
  }
}

const addressOf = (query: unknown): string | undefined => {
  const { to } = query as { to?: unknown }
  return typeof to === 'string' && to !== '' ? to.slice(0, 254) : undefined
}
