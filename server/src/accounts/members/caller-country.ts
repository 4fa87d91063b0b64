// The country of a caller (docs/product/members.md): the CDN's header where configured, else a configured service, else the data set that
// ships. The browser never asks a third party.
import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/platform/config/config.ts'
import { fetchText } from '#server/platform/outbound.ts'
import { countryLine, countryOf } from './ip-country.ts'

const ANSWER_BYTES_MAX = 200

/** Text in the look-up's own form: `1;DE;DEU;Germany`, or `0;;;`. */
export async function callerCountry(config: Config, request: FastifyRequest): Promise<string> {
  const header = config.countryHeader && request.headers[config.countryHeader]
  if (typeof header === 'string' && /^[A-Za-z]{2}$/.test(header)) return countryLine(header)
  if (config.countryUrl) {
    const answer = await fetchText(`${config.countryUrl}${encodeURIComponent(request.ip)}`, {
      timeoutMs: 1_500,
      bytesMax: ANSWER_BYTES_MAX,
    }).catch(() => '')
    const [, code] = /^1;([A-Z]{2});/.exec(answer) ?? []
    if (code) return countryLine(code)
  }
  return countryLine(countryOf(request.ip))
}
