// What a password may be, and that it is kept and compared as it was typed.
import { dictionary } from '@zxcvbn-ts/language-common'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NewPassword } from '@green-room/contract/wire/fields'
import { openTestLounge, type TestLounge } from '../../../test/lounge.ts'
import { hashPassword, isKnownPassword, isPassword, isStale } from './passwords.ts'

let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge({ stocked: false, replies: false })
})
afterAll(() => lounge?.close())

const twice = (password: string) => ({ password, password_confirmation: password })
const DAY_MS = 86_400_000

describe('a new password', () => {
  const errorsOf = (password: string): string[] => NewPassword.safeParse(password).error?.issues.map(({ message }) => message) ?? []

  test('has 8 to 128 characters, counted as people see them, of any script', () => {
    expect(errorsOf('Abcdef1')).toEqual(['form.password-short'])
    expect(errorsOf(`A1${'a'.repeat(126)}`)).toEqual([])
    expect(errorsOf(`A1${'a'.repeat(127)}`)).toEqual(['form.password-long'])
    for (const password of ['Ab1     ', 'пАроль12', 'Ab1🎲🎲🎲🎲🎲', '  Ab1 “quoted”', 'Ab1"`<>&;\\'])
      expect([password, errorsOf(password)]).toEqual([password, []])
  })

  test('is none of five thousand that leaked and would pass the rules, in any case', () => {
    const leaked = dictionary['passwords-common'].filter((word) => word.length >= 8 && /\d/.test(word) && /[a-z]/i.test(word))
    expect(leaked.length).toBeGreaterThan(3_000)
    const asTyped = leaked.map((word) => word.replace(/[a-z]/, (letter) => letter.toUpperCase()))
    expect(asTyped.filter((word) => !isKnownPassword(word, []))).toEqual([])
  })

  test('is neither the lounge’s name nor the own address, whatever digits stand around it', () => {
    for (const password of ['Green Room 1', 'greenroom2026', 'ADA.lovelace99', 'ada.lovelace@example.com'])
      expect([password, isKnownPassword(password, ['Green Room', 'ada.lovelace@example.com', 'ada.lovelace'])]).toEqual([password, true])
    expect(isKnownPassword('Harbour42x', ['Green Room', 'ada@example.com', 'ada'])).toBe(false)
  })

  test('is judged at a change and a reset as at sign-up', async () => {
    const member = await lounge.member()
    const changed = await member.call('changePassword', { current_password: member.password, ...twice('Password1') })
    expect([changed.code, Object.keys(changed.body.errors)]).toEqual([422, ['password']])
    const reset = await member.call('resetPassword', { token: '1-x', email: member.email, ...twice('short1A') })
    expect([reset.code, Object.keys(reset.body.errors)]).toEqual([422, ['password']])
  })
})

describe('a password that stands', () => {
  test('is compared to its last character, its case and its spaces', async () => {
    const password = ` Harbour ${'x'.repeat(100)} 42 `
    const member = await lounge.member()
    const changed = await member.call('changePassword', { current_password: member.password, ...twice(password) })
    expect(changed.code).toBe(200)
    const signIn = async (typed: string): Promise<string> => {
      const visitor = lounge.visitor()
      await visitor.call('csrfCookie')
      return (await visitor.call('login', { email: member.email, password: typed })).body.status
    }
    for (const other of [password.trim(), password.slice(0, -2), password.slice(0, 72), password.toLowerCase(), `${password} `])
      expect(await signIn(other)).toBe('ERROR')
    expect(await signIn(password)).toBe('OK')
  })

  test('never runs out', async () => {
    const member = await lounge.member()
    await lounge.database.owner
      .updateTable('member')
      .set({ created_at: new Date(Date.now() - 3_000 * DAY_MS) })
      .where('id', '=', member.id)
      .execute()
    const visitor = lounge.visitor()
    await visitor.call('csrfCookie')
    expect((await visitor.call('login', { email: member.email, password: member.password })).body.status).toBe('OK')
  })

  test('is kept as argon2id with 19 MiB and a salt of its own, and made anew where that was less', async () => {
    const [one, two] = [await hashPassword('Harbour42x'), await hashPassword('Harbour42x')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(two)
    expect([await isPassword('Harbour42x', one), await isPassword('Harbour42y', one), await isPassword('', null)]).toEqual([
      true,
      false,
      false,
    ])
    expect([isStale(one), isStale('$argon2id$v=19$m=4096,t=1,p=1$AAAA$AAAA')]).toEqual([false, true])
  })
})
