// Texts on their way into a header of an answer.
import { named, tryAll, type Family } from './family.ts'
import { failed, getRaw, headOf } from './raw-exchange.ts'

const intoHeaders: Family = {
  name: 'line breaks on their way into a header',
  attack: (target) =>
    tryAll(
      {
        ...Object.fromEntries(
          ['lang_id', 'currency', 'redirect', 'to', 'x'].flatMap((name) =>
            ['/', '/rooms', '/api/settings', '/api/static-pages/terms'].map((path) => [
              `${name} of ${path}`,
              `${path}?${name}=%0d%0aX-Injected:%20yes`,
            ]),
          ),
        ),
        'in a path': '/rooms/%0d%0aX-Injected:%20yes/topics',
        'at the end of a path': '/rooms%0d%0aX-Injected:%20yes',
      },
      async (path) => {
        const answer = await getRaw(target.port, path)
        return /^x-injected/im.test(headOf(answer)) ? 'stands in the head' : failed(answer.answers[0], answer.text)
      },
    ),
}

const PLAIN = 'plain.txt'
const fileNames: Family = {
  name: 'file names on their way into Content-Disposition',
  attack: ({ ada, adasTopic, port }) =>
    tryAll(
      named([
        PLAIN,
        'a"; filename="b.exe',
        'a\r\nX-Injected: yes.txt',
        '../../etc/passwd.txt',
        'a\u202Etxt.exe.txt',
        'a%0d%0aX-Injected: yes.txt',
        'a\\"b.txt',
      ]),
      async (name) => {
        const file = { name, type: 'text/plain', bytes: new TextEncoder().encode('A note.') }
        const { code, body } = await ada.upload('postMessage', { topic_id: adasTopic, content: 'A file', types: ['document'] }, [file])
        if (code !== 200) return code >= 500 || name === PLAIN ? `failed with ${code}` : null
        const { path, original_filename: kept } = body.payload.message.attachments[0] as { path: string; original_filename: string }
        if (/[\r\n/\\\u202A-\u202E\u2066-\u2069]/.test(kept)) return `kept as ${JSON.stringify(kept)}`
        const head = headOf(await getRaw(port, new URL(path, 'http://localhost').pathname, ada.headers()))
        if (/^x-injected/im.test(head)) return 'stands in the head'
        const disposition = /^content-disposition: (.*)$/im.exec(head)?.[1] ?? ''
        return /^attachment|^inline/.test(disposition) && (disposition.match(/filename="/g)?.length ?? 0) <= 1
          ? null
          : `sent as ${disposition}`
      },
    ),
}
export const INTO_HEADERS: Family[] = [intoHeaders, fileNames]
