// Requests that two readers of one connection would end at different places: what follows the first must never be answered as a second.
import { tryAll, type Family } from './family.ts'
import { exchangeRaw, type Exchange } from './raw-exchange.ts'

const HOST = 'Host: localhost\r\n'
const INNER = `GET /api/ip-country HTTP/1.1\r\n${HOST}\r\n`
const JSON_TYPE = 'Content-Type: application/json\r\n'
const post = (headers: string, body: string): string => `POST /api/login HTTP/1.1\r\n${HOST}${JSON_TYPE}${headers}\r\n${body}`

/** One answer, a refusal, and an end of the connection. */
const notRefused = ({ answers, isClosed }: Exchange): string | null =>
  answers.length === 1 && answers[0]! >= 400 && answers[0]! < 500 && isClosed
    ? null
    : `answered ${answers.join(', ') || 'nothing'}, ${isClosed ? 'closed' : 'left open'}`
/** At most one answer, and no failure of ours: what is allowed may be answered. */
const split = ({ answers }: Exchange): string | null =>
  answers.length <= 1 && !answers.some((status) => status >= 500) ? null : `answered ${answers.join(', ')}`

const raw = (name: string, requests: Record<string, string>, judge: (exchange: Exchange) => string | null): Family => ({
  name,
  attack: ({ port }) => tryAll(requests, async (bytes) => judge(await exchangeRaw(port, bytes))),
})

const chunked = `0\r\n\r\n${INNER}`
const clTe = (te: string): string => post(`Content-Length: ${chunked.length}\r\n${te}\r\n`, chunked)
const inChunk = `${INNER.length.toString(16)}\r\n${INNER}\r\n0\r\n\r\n`
const teCl = (te: string): string => post(`Content-Length: 4\r\n${te}\r\n`, inChunk)
const ENCODINGS = {
  plain: 'Transfer-Encoding: chunked',
  'in capitals': 'Transfer-Encoding: CHUNKED',
  'behind a tab': 'Transfer-Encoding:\tchunked',
  'before a colon': 'Transfer-Encoding : chunked',
  'before another': 'Transfer-Encoding: chunked, identity',
  'after another': 'Transfer-Encoding: identity, chunked',
  twice: 'Transfer-Encoding: chunked\r\nTransfer-Encoding: x',
  unknown: 'Transfer-Encoding: xchunked',
  folded: 'Transfer-Encoding:\r\n chunked',
  'behind a control character': 'Transfer-Encoding: \x0bchunked',
}
const over = (wrap: (te: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(ENCODINGS).map(([name, te]) => [name, wrap(te)]))
const chunk = (size: string, body = '{}'): string => post('Transfer-Encoding: chunked\r\n', `${size}${body}\r\n0\r\n\r\n`)
const get = (line: string, headers: string): string => `${line}\r\n${headers}\r\n`

export const SMUGGLING: Family[] = [
  raw('CL.TE', over(clTe), notRefused),
  raw('TE.CL', over(teCl), notRefused),
  raw(
    'two lengths',
    {
      different: post('Content-Length: 2\r\nContent-Length: 60\r\n', `{}${INNER}`),
      equal: post('Content-Length: 2\r\nContent-Length: 2\r\n', `{}`),
      'in one line': post('Content-Length: 2, 60\r\n', `{}${INNER}`),
      signed: post('Content-Length: +2\r\n', '{}'),
      negative: post('Content-Length: -1\r\n', '{}'),
      hexadecimal: post('Content-Length: 0x2\r\n', '{}'),
      endless: post('Content-Length: 99999999999999999999999\r\n', '{}'),
      'with a space': post('Content-Length: 2 2\r\n', '{}'),
    },
    notRefused,
  ),
  raw(
    'folded lines',
    {
      'a length': post('Content-Length:\r\n 2\r\n', `{}${INNER}`).replace(INNER, ''),
      'a value': get('GET /api/ip-country HTTP/1.1', `${HOST}X-Note: one\r\n two\r\n`),
      'a host': get('GET /api/ip-country HTTP/1.1', 'Host: localhost\r\n .evil.example\r\n'),
      'a request': get('GET /api/ip-country HTTP/1.1', `${HOST}X-Note: one\r\n GET /api/settings HTTP/1.1\r\n`),
    },
    split,
  ),
  raw(
    'NUL in a path or a header',
    {
      'in the path': get('GET /api/ip-\0country HTTP/1.1', HOST),
      'in a value': get('GET /api/ip-country HTTP/1.1', `${HOST}X-Note: a\0b\r\n`),
      'in a name': get('GET /api/ip-country HTTP/1.1', `${HOST}X-No\0te: a\r\n`),
      'in a cookie': get('GET /api/ip-country HTTP/1.1', `${HOST}Cookie: session=a\0b\r\n`),
      'in the method': get('GE\0T /api/ip-country HTTP/1.1', HOST),
    },
    notRefused,
  ),
  raw(
    'no host, two hosts',
    {
      none: get('GET /api/ip-country HTTP/1.1', ''),
      two: get('GET /api/ip-country HTTP/1.1', `${HOST}Host: evil.example\r\n`),
      'two alike': get('GET /api/ip-country HTTP/1.1', `${HOST}${HOST}`),
    },
    ({ answers }) => (answers.length === 1 && answers[0] === 400 ? null : `answered ${answers.join(', ') || 'nothing'}`),
  ),
  raw(
    'HTTP/0.9 and other versions',
    {
      '0.9': 'GET /api/ip-country\r\n\r\n',
      'without a version': `GET /api/ip-country\r\n${HOST}\r\n`,
      '9.9': get('GET /api/ip-country HTTP/9.9', HOST),
      '2.0 in the first line': get('GET /api/ip-country HTTP/2.0', HOST),
      'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      'a TLS greeting': '\x16\x03\x01\x00\x05hello\r\n\r\n',
    },
    notRefused,
  ),
  raw(
    'heads without an end',
    {
      'one value of 100 KB': get('GET /api/ip-country HTTP/1.1', `${HOST}X-Note: ${'a'.repeat(100_000)}\r\n`),
      'one name of 100 KB': get('GET /api/ip-country HTTP/1.1', `${HOST}${'a'.repeat(100_000)}: 1\r\n`),
      'a path of 100 KB': get(`GET /${'a'.repeat(100_000)} HTTP/1.1`, HOST),
      'ten thousand lines': get('GET /api/ip-country HTTP/1.1', HOST + 'X-A: 1\r\n'.repeat(10_000)),
    },
    notRefused,
  ),
  raw(
    'chunk sizes and their extensions',
    {
      'an extension of 100 KB': chunk(`2;${'a'.repeat(100_000)}\r\n`),
      'a line feed in an extension': chunk('2;a\nb\r\n'),
      'a bare line feed': chunk('2\n'),
      signed: chunk('+2\r\n'),
      hexadecimal: chunk('0x2\r\n'),
      'beyond all numbers': chunk('FFFFFFFFFFFFFFFFF2\r\n'),
      'less than what comes': post('Transfer-Encoding: chunked\r\n', `1\r\n{}${INNER}\r\n0\r\n\r\n`),
    },
    notRefused,
  ),
  raw('a chunk extension that is allowed', { short: chunk('2;a=b\r\n') }, split),
  raw(
    'another host’s address as the target',
    {
      'a call': get('GET http://evil.example/api/ip-country HTTP/1.1', HOST),
      'a page': get('GET http://evil.example/rooms HTTP/1.1', HOST),
      'with credentials': get('GET http://localhost@evil.example/rooms HTTP/1.1', HOST),
      'two slashes': get('GET //evil.example/rooms HTTP/1.1', HOST),
      authority: get('CONNECT evil.example:443 HTTP/1.1', HOST),
      asterisk: get('OPTIONS * HTTP/1.1', HOST),
    },
    (exchange) =>
      split(exchange) ?? (/(href|src|location|link|content)["=:\s]+[^\r\n]{0,20}evil\.example/i.test(exchange.text) ? 'led there' : null),
  ),
]
