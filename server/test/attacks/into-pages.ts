// Texts that mean something to whoever reads a page or a mail, and addresses that lead away.
import { named, tryAll, type Family, type Target } from './family.ts'
import { failed, getRaw, headOf } from './raw-exchange.ts'

const MARKUP = '<img src=x onerror=alert(1)>'

const redirects: Family = {
  name: 'redirects to elsewhere',
  attack: (target) => {
    const evils = [
      '//evil.example',
      '/\\evil.example',
      '/%5cevil.example',
      '/%2f%2fevil.example',
      '/%09/evil.example',
      '/.evil.example',
      '//evil.example/%2e%2e',
      '/%0aevil.example',
      'http:evil.example',
    ]
    const names = ['redirect', 'next', 'return_to', 'url', 'continue']
    const paths = [
      ...evils.filter((evil) => evil.startsWith('/')),
      ...evils.flatMap((evil) => [
        `/rooms/${evil}`,
        ...names.map((name) => `/?dialog=sign-in&${name}=${evil}`),
        `/account?redirect=${evil}`,
        `/sandbox/gateway?return=${evil}`,
      ]),
    ]
    return tryAll(named(paths), async (path) => {
      const answer = await getRaw(target.port, path)
      const to = /^location: (.*)$/im.exec(headOf(answer))?.[1]
      if (to !== undefined && new URL(to, 'http://localhost').hostname !== 'localhost') return `leads to ${to}`
      return /(href|action|src)="(https?:)?[/\\]{2}evil/i.test(answer.text) ? 'links there' : failed(answer.answers[0], answer.text)
    })
  },
}

const PLAIN = 'Grace'
const NAMES = [
  PLAIN,
  `Ada ${MARKUP}`,
  'Ada\r\nBcc: eve@evil.example',
  'Ada {{7*7}} ${7*7} #{7*7}',
  'Ada https://evil.example/win',
  'Ada" onmouseover="alert(1)',
  'Ada\u202Enimda',
  'Ada\u2066\u2069\u200F',
  '</title><script>alert(1)</script>',
]
const mails: Family = {
  name: 'markup, links and line breaks in names that mails greet',
  attack: (target) =>
    tryAll(named(NAMES), async (name) => {
      const visitor = target.newVisitor()
      await visitor.call('csrfCookie')
      const email = `greeted-${Math.random().toString(36).slice(2)}@example.com`
      const { code } = await visitor.call('register', { name, email, password: 'Harbour42x', password_confirmation: 'Harbour42x' })
      if (code === 422 && name !== PLAIN) return null
      if (code !== 200) return `failed with ${code}`
      const mail = await waitForMail(target, email)
      if (/[\r\n\u202A-\u202E\u2066-\u2069]/.test(mail.subject)) return 'the subject has more than one line, or another direction'
      if (/<img src=x|<script|" onmouseover=/.test(mail.html)) return 'markup stands in the mail'
      if (/\b49\b/.test(mail.text)) return 'a template was run'
      if (/evil\.example/.test(mail.text + mail.html)) return 'a stranger’s link is mailed in our name'
      return /^bcc:/im.test(mail.text) || /[\u202A-\u202E\u2066-\u2069]/.test(mail.text)
        ? 'stands on a line of its own, or turns it round'
        : null
    }),
}
async function waitForMail({ mailTo }: Target, address: string): Promise<{ subject: string; text: string; html: string }> {
  for (const until = Date.now() + 10_000; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const [mail] = await mailTo(address)
    if (mail) return mail
    if (Date.now() > until) throw new Error(`no mail came to ${address}`)
  }
}

const pages: Family = {
  name: 'markup and direction marks in titles',
  attack: (target) =>
    tryAll(
      named([
        PLAIN,
        `A ${MARKUP}`,
        '</script><script>alert(1)</script>',
        '" onmouseover="alert(1)',
        '<!--boot-->{{7*7}}${7*7}',
        'A \u202Eeltit',
        'A \u2067title',
      ]),
      async (title) => {
        const { code, body } = await target.opener.call('createTopic', { room_id: target.roomId, title })
        if (code >= 500) return `failed with ${code}`
        if (code !== 200) return title === PLAIN ? `even a plain one was refused: ${body.code}` : null
        const kept = body.payload.topic.title as string
        const { text } = await getRaw(target.port, `/rooms/${target.roomId}/topics`)
        await target.opener.call('leaveTopic', { topic_id: body.payload.topic.id })
        if (/<img src=x|<script>alert|" onmouseover="alert/.test(text)) return 'markup stands in the page'
        return /[\u202A-\u202E\u2066-\u2069]/.test(kept) ? `kept as ${JSON.stringify(kept)}` : null
      },
    ),
}

export const INTO_PAGES: Family[] = [redirects, mails, pages]
