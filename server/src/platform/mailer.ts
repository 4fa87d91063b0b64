// Mails leave through SMTP, or into the sandbox mailbox over HTTP. Callers put them into a job, so that no request waits for a mail server.

export type Mail = { to: string; subject: string; text: string; html: string }
export type Mailer = { send(mail: Mail): Promise<void> }

/** A name or subject without line breaks: nothing can add a header. */
const oneLine = (text: string): string => text.replace(/[\r\n\u2028\u2029]+/g, ' ').slice(0, 200)

const HERE = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A server on another machine is spoken to through TLS or not at all; `?requireTLS=false` in its address says otherwise. */
export function smtpMailer(url: string, from: string): Mailer {
  let transport: ReturnType<typeof transportOf> | undefined
  return {
    async send({ to, subject, text, html }) {
      const server = await (transport ??= transportOf(url))
      await server.sendMail({
        from,
        to: { name: '', address: to },
        subject: oneLine(subject),
        text,
        html,
        headers: { 'auto-submitted': 'auto-generated' },
      })
    },
  }
}

/** Greets the server and signs in, and sends nothing. */
export async function tryMailServer(url: string): Promise<void> {
  const transport = await transportOf(url)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

async function transportOf(url: string) {
  const { createTransport } = await import('nodemailer')
  const requireTLS = !HERE.has(new URL(url).hostname)
  return createTransport({ url, requireTLS, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 })
}

/** `deliver` is the sandbox's own door; app.ts hands it in, since the platform knows nothing of the sandbox. */
export function mailboxMailer(deliver: (mail: Mail) => Promise<void>): Mailer {
  return { send: (mail) => deliver({ ...mail, subject: oneLine(mail.subject) }) }
}
