import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guestCaller } from '../../test/people/callers.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../test/lounge.ts'
import { newAddress, signUpForm } from '../../test/people/sign-up.ts'
import type { Visitor } from '../../test/people/visitor.ts'
import { tokenIn } from '../../test/people/link-token.ts'

let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge({ stocked: false, replies: false })
})
afterAll(() => lounge.close())

const PASSWORD = 'Harbour42x'
const guest = (): Promise<Visitor> => guestCaller(lounge.origin)
const linkTo = (email: string, path: string): Promise<URL> =>
  waitFor(async () => {
    const link = (await lounge.mailTo(email)).flatMap((mail) => mail.links).find((found) => found.includes(path))
    return link ? new URL(link) : null
  })

describe('registration', () => {
  test('opens an account that waits for its verification, and mails the link', async () => {
    const email = newAddress()
    const visitor = await guest()
    const { code, body } = await visitor.call('register', signUpForm(email))
    expect([code, body.status, body.payload]).toEqual([200, 'VERIFY', { email }])
    const link = await linkTo(email, '/email-verification#token=')
    const signedIn = await visitor.call('login', { email, password: PASSWORD })
    expect([signedIn.code, signedIn.body.status, signedIn.body.message]).toEqual([200, 'VERIFY', 'Your email address is not verified.'])
    const verified = await visitor.call('verifyEmail', { token: tokenIn(link) })
    expect(verified.body.status).toBe('OK')
    expect((await visitor.call('readProfile')).body.payload).toMatchObject({ balance: 200, email_verified: true })
    expect((await visitor.call('isAuth')).body).toMatchObject({ authenticated: true, emailVerified: true })
  })

  test('says what is missing under each field, in the order of the form', async () => {
    const { code, body } = await (await guest()).call('register', {})
    expect([code, body.code, body.message]).toEqual([422, 'form.invalid', 'Name is required'])
    expect(body.errors).toMatchObject({
      name: ['Name is required'],
      email: ['Email is required'],
      password: ['Password is required'],
      password_confirmation: ['Please confirm your password'],
    })
  })

  test.each([
    ['an address without a dot', { email: 'ada@example' }, 'email', 'Invalid email format'],
    ['passwords that differ', { password_confirmation: 'Harbour43x' }, 'password_confirmation', 'Passwords do not match'],
    ['a number that is no phone number', { phone: '+31 12' }, 'phone', 'Valid phone number is required'],
  ])('refuses %s', async (_what, more, field, text) => {
    const { code, body } = await (await guest()).call('register', { ...signUpForm(newAddress()), ...more })
    expect([code, body.errors[field]]).toEqual([422, [text]])
  })

  test('takes the shortest address that is one', async () => {
    const { code, body } = await (await guest()).call('register', signUpForm('a@b.c'))
    expect([code, body.status]).toEqual([200, 'VERIFY'])
  })

  test.each(['short1A', 'alllower1x', 'ALLUPPER1X', 'NoDigitsHere', 'Password1', 'GreenRoom'])(
    'refuses the password %s',
    async (password) => {
      const { code, body } = await (await guest()).call('register', signUpForm(newAddress(), { password, password_confirmation: password }))
      expect(code).toBe(422)
      expect(body.errors.password).toHaveLength(1)
    },
  )

  test('answers a known address as ever, and tells its owner by mail', async () => {
    const { email } = await lounge.member()
    const { code, body } = await (await guest()).call('register', signUpForm(email))
    expect([code, body.status]).toEqual([200, 'VERIFY'])
    const mail = await waitFor(async () => (await lounge.mailTo(email)).find((found) => found.subject === 'You already have an account'))
    expect(mail.text).toContain('already have an account')
  })

  test('is closed where the operator closed it', async () => {
    const closed = await openTestLounge({ stocked: false, replies: false, settings: { is_reg_enabled: 0 } })
    const visitor = closed.visitor()
    await visitor.call('csrfCookie')
    const { code, body } = await visitor.call('register', signUpForm(newAddress()))
    expect([code, body.code]).toEqual([403, 'registration.closed'])
    await closed.close()
  })
})

describe('links', () => {
  test('a verification link works once: of twenty at the same time one wins', async () => {
    const email = newAddress()
    const visitor = await guest()
    await visitor.call('register', signUpForm(email))
    const token = tokenIn(await linkTo(email, '/email-verification'))
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.call('verifyEmail', { token })))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'link.invalid')).toHaveLength(19)
  })

  test('an expired link opens nothing', async () => {
    const email = newAddress()
    await (await guest()).call('register', signUpForm(email))
    const token = tokenIn(await linkTo(email, '/email-verification'))
    await lounge.database.owner
      .updateTable('link')
      .set({ expires_at: new Date(0) })
      .where('address', '=', email)
      .execute()
    const { code, body } = await (await guest()).call('verifyEmail', { token })
    expect([code, body.code, Object.keys(body.errors)]).toEqual([422, 'link.invalid', ['token']])
  })

  test('the token of a link lies nowhere in the database', async () => {
    const email = newAddress()
    await (await guest()).call('register', signUpForm(email))
    const token = tokenIn(await linkTo(email, '/email-verification'))
    const rows = await lounge.database.owner.selectFrom('link').selectAll().where('address', '=', email).execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(await lounge.database.owner.selectFrom('job').selectAll().execute())).not.toContain(token)
  })

  test('a reset link sets a new password, ends every session, and tells by mail', async () => {
    const member = await lounge.member()
    const visitor = await guest()
    expect((await visitor.call('requestPasswordReset', { email: member.email })).body.message).toBe(
      'Password reset link sent. Please check your email.',
    )
    const link = await linkTo(member.email, '/reset-password')
    const reset = {
      token: tokenIn(link),
      email: tokenIn(link, 'email'),
      password: 'Lighthouse7z',
      password_confirmation: 'Lighthouse7z',
    }
    const both = await Promise.all([visitor.call('resetPassword', reset), (await guest()).call('resetPassword', reset)])
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect((await member.call('readProfile')).code).toBe(401)
    expect((await (await guest()).call('login', { email: member.email, password: PASSWORD })).code).toBe(422)
    expect((await (await guest()).call('login', { email: member.email, password: 'Lighthouse7z' })).body.status).toBe('OK')
    await waitFor(async () => (await lounge.mailTo(member.email)).find((mail) => mail.subject === 'Your password was changed'))
  })

  test('resend and reset answer alike for an address that nobody has', async () => {
    const member = await lounge.member()
    const nobody = newAddress()
    for (const door of ['requestPasswordReset', 'resendConfirmationLink'] as const) {
      const [known, unknown] = [
        await (await guest()).call(door, { email: member.email }),
        await (await guest()).call(door, { email: nobody }),
      ]
      expect([unknown.code, unknown.body]).toEqual([known.code, known.body])
    }
    expect(await lounge.mailTo(nobody)).toEqual([])
  })
})

describe('sessions', () => {
  test('wrong password and unknown address answer alike', async () => {
    const member = await lounge.member()
    const wrong = await (await guest()).call('login', { email: member.email, password: 'Wrong42xyz' })
    const unknown = await (await guest()).call('login', { email: newAddress(), password: 'Wrong42xyz' })
    expect([wrong.code, wrong.body]).toEqual([unknown.code, unknown.body])
    expect(wrong.body.errors).toEqual({ email: ['Email or password is incorrect'] })
  })

  test('sign-in makes a new session and ends the one that the browser came with', async () => {
    const member = await lounge.member()
    const planted = member.cookies.get('session')!
    const visitor = lounge.visitor()
    visitor.cookies.set('session', planted)
    await visitor.call('csrfCookie')
    await visitor.call('login', { email: member.email, password: member.password })
    expect(visitor.cookies.get('session')).not.toBe(planted)
    const old = lounge.visitor()
    old.cookies.set('session', planted)
    expect((await old.call('isAuth')).body.authenticated).toBe(false)
  })

  test('a bearer token opens nothing without its cookie, and nothing beside another session', async () => {
    const [ada, bea] = [await lounge.member(), await lounge.member()]
    const stolen = await lounge.visitor().call('readProfile', {}, { headers: { authorization: `Bearer ${ada.token}` } })
    expect([stolen.code, stolen.body.code]).toEqual([401, 'session.required'])
    const crossed = await bea.call('readProfile', {}, { headers: { authorization: `Bearer ${ada.token}` } })
    expect([crossed.code, crossed.body.code]).toEqual([401, 'session.token-mismatch'])
  })

  test('a call that changes something needs the token of its own session', async () => {
    const [ada, bea] = [await lounge.member(), await lounge.member()]
    const body = { name: 'Ada', surname: 'L', phone: '+31612345678', avatar_color: 'red-pink' }
    const missing = await ada.call('updateProfile', body, { headers: { 'x-xsrf-token': '' } })
    const foreign = await ada.call('updateProfile', body, {
      headers: { 'x-xsrf-token': decodeURIComponent(bea.cookies.get('XSRF-TOKEN')!) },
    })
    expect([missing.code, foreign.code]).toEqual([419, 419])
    expect((await ada.call('updateProfile', body)).code).toBe(200)
  })

  test.each([
    ['origin', 'https://elsewhere.example'],
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'same-site'],
  ])('a browser that says %s %s is turned away', async (header, value) => {
    const { code, body } = await (
      await guest()
    ).call('login', { email: newAddress(), password: PASSWORD }, { headers: { [header]: value } })
    expect([code, body.code]).toEqual([403, 'origin.foreign'])
  })

  test('sessions are listed, revoked one by one and all but this', async () => {
    const member = await lounge.member()
    const others = await Promise.all(Array.from({ length: 2 }, guest))
    for (const other of others)
      other.setToken((await other.call('login', { email: member.email, password: member.password })).body.payload.token)
    const list = (await member.call('listSessions')).body.payload
    expect(list).toHaveLength(3)
    expect(list.filter((session: { is_current: boolean }) => session.is_current)).toHaveLength(1)
    const other = list.find((session: { is_current: boolean }) => !session.is_current)
    const end = (password: string) => member.call('revokeSession', { session_id: other.id, password })
    expect((await end('Guessed42x')).body.errors).toEqual({ password: ['Current password is incorrect'] })
    expect((await member.call('listSessions')).body.payload).toHaveLength(3)
    expect((await end(member.password)).code).toBe(200)
    expect((await end(member.password)).body.code).toBe('session.not-found')
    expect((await member.call('revokeOtherSessions', { password: 'Guessed42x' })).body.errors).toEqual({
      password: ['Current password is incorrect'],
    })
    expect((await member.call('listSessions')).body.payload).toHaveLength(2)
    await member.call('revokeOtherSessions', { password: member.password })
    expect((await member.call('listSessions')).body.payload).toHaveLength(1)
    expect((await Promise.all(others.map((visitor) => visitor.call('readProfile')))).map(({ code }) => code)).toEqual([401, 401])
  })

  test('nobody revokes another member’s session', async () => {
    const [ada, bea] = [await lounge.member(), await lounge.member()]
    const [session] = (await bea.call('listSessions')).body.payload
    expect((await ada.call('revokeSession', { session_id: session.id, password: ada.password })).body.code).toBe('session.not-found')
    expect((await bea.call('readProfile')).code).toBe(200)
  })

  test('logout ends the session, whatever happens after', async () => {
    const member = await lounge.member()
    const cookie = member.cookies.get('session')!
    expect((await member.call('logout')).code).toBe(200)
    const again = lounge.visitor()
    again.cookies.set('session', cookie)
    expect((await again.call('readProfile')).code).toBe(401)
  })
})

describe('API tokens', () => {
  async function program(): Promise<{ token: string; email: string }> {
    const { email, password } = await lounge.member()
    const { body } = await lounge.visitor().call('login', { email, password, device_name: 'My script' }, { bare: true })
    return { token: body.payload.token, email }
  }
  const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` }, bare: true })

  test('a program signs in without cookies and may read its profile', async () => {
    const { token, email } = await program()
    expect((await lounge.visitor().call('readProfile', {}, as(token))).body.payload.email).toBe(email)
  })

  test.each(['updateProfile', 'changePassword', 'listSessions', 'revokeOtherSessions', 'openEvents'] as const)(
    '%s is not for programs',
    async (door) => {
      const { token } = await program()
      const { code, body } = await lounge.visitor().call(door, {}, as(token))
      expect([code, body.code]).toEqual([403, 'token.not-allowed'])
    },
  )

  test('it stands among the sessions and ends with the password', async () => {
    const member = await lounge.member()
    const { body } = await lounge
      .visitor()
      .call('login', { email: member.email, password: member.password, device_name: 'Kitchen radio' }, { bare: true })
    expect((await member.call('listSessions')).body.payload.map((session: { name: string }) => session.name)).toContain('Kitchen radio')
    const changed = await member.call('changePassword', {
      current_password: member.password,
      password: 'Lighthouse7z',
      password_confirmation: 'Lighthouse7z',
    })
    expect(changed.code).toBe(200)
    member.setToken(changed.body.payload.token)
    expect((await member.call('readProfile')).code).toBe(200)
    expect((await lounge.visitor().call('readProfile', {}, as(body.payload.token))).code).toBe(401)
  })
})

describe('password and profile', () => {
  test('the current password is asked for', async () => {
    const member = await lounge.member()
    const { code, body } = await member.call('changePassword', {
      current_password: 'Wrong42xyz',
      password: 'Lighthouse7z',
      password_confirmation: 'Lighthouse7z',
    })
    expect([code, body.code, body.errors]).toEqual([422, 'password.wrong', { current_password: ['Current password is incorrect'] }])
  })

  test('mails follow the language that a member chooses later; one that there is not is the default', async () => {
    const member = await lounge.member()
    const change = (current_password: string, password: string) =>
      member.call('changePassword', { current_password, password, password_confirmation: password })
    expect((await (await guest()).call('chooseLanguage', { lang_id: 'de' })).code).toBe(401)
    expect((await member.call('chooseLanguage', { lang_id: 'de' })).code).toBe(200)
    const renewed = await change(PASSWORD, 'Lighthouse7z')
    await waitFor(async () => (await lounge.mailTo(member.email)).find((mail) => mail.subject === 'Dein Passwort wurde geändert'))
    member.setToken(renewed.body.payload.token)
    await member.call('chooseLanguage', { lang_id: 'ar' })
    await (await guest()).call('requestPasswordReset', { email: member.email })
    const arabic = await waitFor(async () => (await lounge.mailTo(member.email)).find((mail) => mail.subject === 'تعيين كلمة مرور جديدة'))
    // A name in Latin letters is set apart, so that the sentence around it keeps its order; the link stays a line of its own.
    expect([arabic.text.includes('\u2068Green Room\u2069'), arabic.text.split('\n')]).toEqual([true, expect.arrayContaining(arabic.links)])
    expect((await member.call('chooseLanguage', { lang_id: 'nowhere' })).code).toBe(200)
    await change('Lighthouse7z', PASSWORD)
    await waitFor(async () => (await lounge.mailTo(member.email)).find((mail) => mail.subject === 'Your password was changed'))
  })

  test('a profile is read and changed, with the number checked and the address fixed', async () => {
    const member = await lounge.member()
    const good = { name: ' Ada ', surname: 'Lovelace', phone: '+44 20 7946 0018', avatar_color: 'blue-teal' }
    const changed = await member.call('updateProfile', good, { key: 'profile-1' })
    expect(changed.body.message).toBe('Profile updated successfully')
    expect(changed.body.payload).toMatchObject({
      name: 'Ada',
      surname: 'Lovelace',
      phone: '+442079460018',
      phone_country_code: '44',
      avatar_color: 'blue-teal',
      balance: 200,
      points: 200,
    })
    for (const [more, field] of [
      [{ name: '' }, 'name'],
      [{ surname: ' ' }, 'surname'],
      [{ phone: '12' }, 'phone'],
      [{ avatar_color: 'beige' }, 'avatar_color'],
      [{ email: 'other@example.com' }, 'email'],
    ] as const) {
      const { code, body } = await member.call('updateProfile', { ...good, ...more })
      expect([code, Object.keys(body.errors)]).toEqual([422, [field]])
    }
  })

  test('a profile whose colour nobody chose is purple and light blue', async () => {
    const member = await lounge.member()
    expect((await member.call('readProfile')).body.payload.avatar_color).toBe('purple-lightblue')
  })

  test('nothing else of a profile can be set', async () => {
    const member = await lounge.member()
    await member.call('updateProfile', {
      name: 'Ada',
      surname: 'L',
      phone: '+31612345678',
      avatar_color: 'red-pink',
      balance: 9999,
      role: 'operator',
      is_channel: true,
    })
    expect((await member.call('readProfile')).body.payload).toMatchObject({ balance: 200, role: 'member', is_channel: false })
  })

  test('the country of a profile is one of the list', async () => {
    const member = await lounge.member()
    await lounge.database.owner.updateTable('member').set({ country: 'de' }).where('id', '=', member.id).execute()
    const { country_id, country } = (await member.call('readProfile', { lang_id: '2' })).body.payload
    const listed = (await member.call('listCountries')).body.payload.find(({ iso }: { iso: string }) => iso === 'DE')
    expect([country_id, country]).toEqual([listed.id, { id: listed.id, name: 'Deutschland' }])
  })

  test('countries come with their dial codes, in the caller’s language', async () => {
    const visitor = lounge.visitor()
    const german = (await visitor.call('listCountries', { lang_id: '2' })).body.payload
    expect(german.find((country: { iso: string }) => country.iso === 'DE')).toMatchObject({ title: 'Deutschland', dial_code: '49' })
    expect(german.length).toBeGreaterThan(230)
  })

  test('the country of an address comes in the look-up’s own form', async () => {
    const { code, body, headers } = await lounge.visitor().call('readIpCountry')
    expect([code, body]).toEqual([200, '0;;;'])
    expect(headers.get('content-type')).toContain('text/plain')
  })
})

describe('throttling', () => {
  test('forty guesses at once are six at most, and the right one among the last signs nobody in', async () => {
    const strict = await openTestLounge({ stocked: false, replies: false, env: { RATE_LIMIT_SCALE: '1' } })
    const ada = await strict.member()
    const guess = strict.visitor()
    await guess.call('csrfCookie')
    const passwords = Array.from({ length: 40 }, (_, i) => (i === 39 ? ada.password : `Wrong42xy${i}`))
    const answers = await Promise.all(passwords.map((password) => guess.call('login', { email: ada.email, password })))
    const looked = answers.filter(({ code }) => code !== 429)
    expect(looked.length).toBeLessThanOrEqual(6)
    expect(answers.at(-1)!.code).toBe(429)
    await strict.close()
  })

  test('five wrong passwords make the account wait, whoever asks', async () => {
    const strict = await openTestLounge({ stocked: false, replies: false, env: { RATE_LIMIT_SCALE: '1' } })
    const email = newAddress()
    const codes: number[] = []
    for (let i = 0; i < 7; i++) {
      const visitor = strict.visitor()
      await visitor.call('csrfCookie')
      const answer = await visitor.call('login', { email, password: 'Wrong42xyz' })
      codes.push(answer.code)
      if (answer.code === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(codes).toEqual([422, 422, 422, 422, 422, 429, 429])
    const visitor = strict.visitor()
    await visitor.call('csrfCookie')
    expect((await visitor.call('resendConfirmationLink', { email })).code).toBe(200)
    expect((await visitor.call('resendConfirmationLink', { email })).code).toBe(429)
    await strict.close()
  })
})
