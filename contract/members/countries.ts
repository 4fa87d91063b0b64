import * as z from 'zod/mini'
import { answer, endpoint } from '../endpoint.ts'

export const Country = z.object({ id: z.string(), title: z.string(), iso: z.string(), dial_code: z.string() })
export type Country = z.infer<typeof Country>

export const listCountries = endpoint('listCountries', {
  summary: 'Countries with ISO and dial code',
  access: 'all',
  token: 'chat',
  input: z.object({}),
  returns: answer(z.array(Country)),
  problems: [],
})
/** Answers text: `1;DE;DEU;Germany`, or `0;;;`. */
export const readIpCountry = endpoint('readIpCountry', {
  summary: 'The country of the caller in the look-up’s own text form',
  access: 'all',
  token: 'chat',
  input: z.object({}),
  returns: z.string(),
  media: 'text/plain',
  problems: [],
})
