// The fields that several doors share. A check's message is the key of its text (`form.…`), so both ends say the same in any language.
import * as z from 'zod/mini'
import { EMAIL_SHAPE } from './email-shape.ts'
import type { FieldProblem } from './field-problems.ts'

const says = (problem: FieldProblem) => ({ error: problem })

/** PostgreSQL can't keep U+0000, and a lone surrogate would be stored as another text than was hashed: both are refused here. */
const storable = z.refine<string>((value) => value.isWellFormed() && !value.includes('\0'), says('form.invalid-value'))

/** Text of at most `max` UTF-16 units, trimmed. */
export const text = (max: number, long: FieldProblem = 'form.too-long') =>
  z.string(says('form.invalid-value')).check(storable, z.trim(), z.maxLength(max, says(long)))

/** Text that must not be blank; `required` is what the reader is told when it is. */
export const required = (max: number, missing: FieldProblem, long: FieldProblem = 'form.too-long') =>
  z.string(says(missing)).check(storable, z.trim(), z.minLength(1, says(missing)), z.maxLength(max, says(long)))

/** An address, or what a mail program makes one of; dots of other writings count as dots. */
const LINKED = /@|:\/\/|www[.。]|[\p{L}\p{N}][.。]\p{L}{2,}|\d+[.。]\d+[.。]\d+/iu
/** Of a person, at most 60 UTF-16 units: one line, which holds no address or link and doesn't turn the writing of what stands around it. */
export const name = (missing: FieldProblem) =>
  required(60, missing).check(
    z.refine((value: string) => !/[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u.test(value), says('form.name-plain')),
    z.refine((value: string) => !LINKED.test(value.normalize('NFKC')), says('form.name-plain')),
  )

/** Ids are opaque to clients: digits, as text or as a number. */
const id = (missing: FieldProblem) =>
  z.pipe(
    z.union([z.string().check(z.regex(/^[1-9]\d{0,17}$/, says(missing))), z.int().check(z.positive(says(missing)))], says(missing)),
    z.transform((value: string | number) => String(value)),
  )
export const Id = id('form.invalid-value')
export const TopicId = id('form.topic-id-required')
export const RoomId = id('form.room-required')

/** A whole number that may come as text, as query values and form fields do. */
export const whole = (min: number, max: number) =>
  z.pipe(
    z.union([z.int(), z.pipe(z.string().check(z.regex(/^-?\d{1,10}$/)), z.transform(Number))], says('form.invalid-value')),
    z.int().check(z.gte(min, says('form.invalid-value')), z.lte(max, says('form.invalid-value'))),
  )

/** Points on the wire: a JSON number with at most two decimals. */
export const Points = z.number()
export const Time = z.string()

export const Email = z
  .string(says('form.email-required'))
  .check(
    storable,
    z.trim(),
    z.minLength(1, says('form.email-required')),
    z.maxLength(254, says('form.email-invalid')),
    z.regex(EMAIL_SHAPE, says('form.email-invalid')),
  )

/** 8 to 128 characters with a lower-case letter, an upper-case letter and a digit. The list of known passwords is the server's. */
export const NewPassword = z.string(says('form.password-required')).check(
  storable,
  z.minLength(1, says('form.password-required')),
  z.refine((value: string) => Array.from(value).length >= 8, says('form.password-short')),
  z.refine((value: string) => Array.from(value).length <= 128, says('form.password-long')),
  z.refine((value: string) => /\p{Ll}/u.test(value), says('form.password-lower')),
  z.refine((value: string) => /\p{Lu}/u.test(value), says('form.password-upper')),
  z.refine((value: string) => /\d/.test(value), says('form.password-digit')),
)

/** Rounds of the list pages: page and page_size in, meta out. */
export const PAGE_SIZE = 20
export const pageQuery = (sizeMax = 100) => ({
  page: z._default(whole(1, 1_000_000_000), 1),
  page_size: z._default(whole(1, sizeMax), PAGE_SIZE),
})
export const Meta = z.object({ current_page: z.number(), per_page: z.number(), total: z.number(), last_page: z.number() })
export type Meta = z.infer<typeof Meta>
