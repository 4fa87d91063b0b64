// What people do on the pages, as journeys share it.
import { expect, type Page } from '@playwright/test'

export type Newcomer = { email: string; password: string; name: string }
let count = 0

export const someone = (name = 'Tess'): Newcomer => ({
  name,
  email: `${name.toLowerCase()}-${Date.now()}-${++count}@example.com`,
  password: 'Harbour42x',
})

/** Opens a page of the lounge and waits until the browser has taken it over: then the app asks who is here. */
export async function visit(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForResponse(/\/api\/is-auth/), page.goto(path)])
}

/** The newest mail's link with this path, waiting for it to arrive. */
export async function linkTo(page: Page, email: string, path: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const mails = (await (await page.request.get(`/sandbox/mailbox.json?to=${encodeURIComponent(email)}`)).json()) as { links: string[] }[]
    link = mails.flatMap((mail) => mail.links).find((found) => found.includes(path))
    expect(link).toBeTruthy()
  }).toPass()
  const { pathname, search, hash } = new URL(link!)
  return pathname + search + hash
}

export async function signUp(page: Page, who: Newcomer): Promise<void> {
  await visit(page, '/auth?form=signup')
  await page.getByLabel('Name', { exact: true }).fill(who.name)
  await page.getByLabel('Email', { exact: true }).fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(who.password)
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/email-verification/)
  await confirm(page, who)
  await page.waitForURL((url) => !url.pathname.includes('email-verification'))
}

/** Opens the link of the mail, and presses: opening alone confirms nothing. */
export async function confirm(page: Page, who: Newcomer): Promise<void> {
  await visit(page, await linkTo(page, who.email, '/email-verification'))
  await page.getByRole('button', { name: 'Confirm my address' }).click()
}

export async function signIn(page: Page, who: Newcomer): Promise<void> {
  await visit(page, '/auth?form=signin')
  await page.getByLabel('Email', { exact: true }).fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL((url) => /^\/(chats|rooms)$/.test(url.pathname))
}

/** Walks into a room and takes the seat of its first topic that waits. */
export async function enterChat(page: Page, room: string | RegExp): Promise<void> {
  await visit(page, '/rooms')
  await page.getByRole('main').getByRole('link', { name: room }).click()
  await page.waitForURL(/\/rooms\/\d+\/topics/)
  await page
    .locator('main a[href*="/chat"]')
    .filter({ hasNotText: /Busy|Waiting for a character/ })
    .first()
    .click()
  await agree(page)
  await expect(composer(page)).toBeEnabled()
}
export async function agree(page: Page): Promise<void> {
  await page.waitForURL(/\/topics\/\d+\/chat/)
  await page.getByRole('button', { name: 'AGREE' }).click()
}
/** Beside the chat, or where there is no room beside it the last of its menu. */
export async function askToLeave(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Leave Chat' })
  if (await button.isVisible()) return button.click()
  await page.getByRole('button', { name: 'Chat settings' }).click()
  await page.getByRole('menuitem', { name: 'Leave Chat' }).click()
}
export async function leave(page: Page): Promise<void> {
  await askToLeave(page)
  await page.getByRole('dialog').getByRole('button', { name: 'LEAVE', exact: true }).click()
  await page.waitForURL(/\/topics$/)
  await expect(page.getByText('Successfully left the chat')).toBeVisible()
}
export const composer = (page: Page) => page.getByPlaceholder('Write your message...')
export const log = (page: Page) => page.getByRole('log')

export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text)
  await page.getByRole('button', { name: /^Send, / }).click()
  await expect(log(page)).toContainText(text)
}
/** Sends what is written at once: a press looks for its button first, which what happened behind the browser's back may take away. */
export const submit = (page: Page) => composer(page).evaluate((field: HTMLElement) => field.closest('form')?.requestSubmit())
/** Waits until the live line is open and what it brought has been taken in. */
export async function connected(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByText('waiting for connection')).toHaveCount(0)
  await page.waitForFunction(() => performance.now() - (performance.getEntriesByType('resource').at(-1)?.startTime ?? 0) > 500)
}
// A short reply is over within a second: what waits for one looks at every frame.
const STOP = 'button[aria-label="Stop the reply"]'
export const writing = (page: Page) => page.waitForFunction((stop) => document.querySelector(stop), STOP, { polling: 'raf' })
export async function stopReply(page: Page): Promise<void> {
  const press = (stop: string) => {
    const button = document.querySelector<HTMLElement>(stop)
    button?.click()
    return button
  }
  await page.waitForFunction(press, STOP, { polling: 'raf' })
}
/** Waits until the character has answered what was said last, to the end. */
export async function answered(page: Page): Promise<void> {
  await expect(lastArticle(page)).toHaveAccessibleName(/\bAI\b/, { timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeHidden()
}
export const lastArticle = (page: Page) => log(page).getByRole('article').last()
/** The points that a chat shows. */
export const balance = (page: Page) => page.getByRole('main').getByRole('link', { name: /POINTS/ })
