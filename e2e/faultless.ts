// What every screen owes everybody: nothing that axe finds, nothing too wide, nothing too small for a finger; in light and dark, English and Arabic.
import type { Page } from '@playwright/test'
import { axeFinds } from '../server/test/axe.ts'
import { expect } from './journey.ts'

const LANGUAGES = { en: 'English', de: 'Deutsch', ar: 'العربية' } as const

/** Looks at the page as it stands and leaves it so. The rest of the journey goes on, so that one run tells all. */
export async function expectFaultless(page: Page, screen: string): Promise<void> {
  await expectFaultlessInThemes(page, `${screen}, en`)
  if (!(await speak(page, 'ar'))) return
  await expectFaultlessInThemes(page, `${screen}, ar`)
  await speak(page, 'en')
}

/** Themes differ in nothing but colours. */
async function expectFaultlessInThemes(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await settled(page)
  await expectRoom(page, screen)
  expect.soft(await axeFinds(page), `${screen}, light`).toEqual([])
  expect.soft(await page.evaluate(misfits), `${screen}: too wide or too small`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await settled(page)
  expect.soft(await axeFinds(page, 'colors'), `${screen}, dark`).toEqual([])
}

/** On a phone: nothing is wider than the smallest one. */
export async function expectRoom(page: Page, screen: string): Promise<void> {
  const size = page.viewportSize()!
  if (size.width > 390) return
  await page.setViewportSize({ ...size, width: 320 })
  await settled(page)
  expect.soft(await page.evaluate(tooWide), `${screen}: too wide for 320 px`).toEqual([])
  await page.setViewportSize(size)
  await settled(page)
}

/** Colours change with the next frame. */
const settled = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Chooses a language where one stands, dialogs over it or not. False on pages that are no part of the lounge. */
export async function speak(page: Page, code: keyof typeof LANGUAGES): Promise<boolean> {
  if ((await page.locator('header option').count()) === 0) return false
  // Just arrived, a page may not listen yet.
  await expect(async () => {
    await page.evaluate(choose, LANGUAGES[code])
    await expect(page.locator('html')).toHaveAttribute('lang', code, { timeout: 2_000 })
  }).toPass()
  // Rooms, pages and questions come in the new language one by one.
  await expect(page.locator('.late').filter({ visible: true })).toHaveCount(0)
  return true
}

/** Runs in the page, as somebody who picks it from the header's list. */
function choose(title: string): void {
  const option = [...document.querySelectorAll<HTMLOptionElement>('header option')].find((one) => one.text === title)
  const select = option?.closest('select')
  if (!option || !select) return
  select.value = option.value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Runs in the page: what reaches over its sides, and the words that reach out of their box. What scrolls by itself may be wider. */
function tooWide(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const scrolls = (element: Element | null): boolean =>
    element !== null && element !== document.body && (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
  const found = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((one) => one.childElementCount === 0 && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => {
      const { left, right, width } = one.getBoundingClientRect()
      const isOut = width > 1 && (right > clientWidth + 1 || left < -1) && !scrolls(one.parentElement)
      const isOver = getComputedStyle(one).overflowX === 'visible' && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1
      return isOut || (isOver && getComputedStyle(one, '::after').position !== 'absolute')
    })
    .map((one) => one.outerHTML.slice(0, 200))
  return scrollWidth > clientWidth ? [`${scrollWidth} px in ${clientWidth} px`, ...found] : found
}

/** Runs in the page: what is wider than it, and targets under 24 px, or 44 px under a finger. Links in a sentence have the height of its line. */
function misfits(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const least = matchMedia('(pointer: coarse)').matches ? 44 : 24
  const within = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document
  const isInSentence = (element: Element): boolean =>
    [...element.parentElement!.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '')
  const sizeOf = (element: HTMLElement): { width: number; height: number } => {
    const boxes = [element, ...((element as HTMLInputElement).labels ?? [])].map((one) => one.getBoundingClientRect())
    const wider = getComputedStyle(element, '::after')
    const reach = wider.position === 'absolute' ? [{ width: parseFloat(wider.width), height: parseFloat(wider.height) }] : []
    const all = [...boxes, ...reach]
    return { width: Math.max(...all.map(({ width }) => width)), height: Math.max(...all.map(({ height }) => height)) }
  }
  const found = [...within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [role="menuitem"]')]
    .filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && !one.matches(':disabled, [type="hidden"], .skip'),
    )
    .filter((one) => !isInSentence(one))
    .map((one) => ({ one, size: sizeOf(one) }))
    .filter(({ size }) => size.width > 1 && (size.width < least - 0.5 || size.height < least - 0.5))
    .map(({ one, size }) => `${Math.round(size.width)} x ${Math.round(size.height)}: ${one.outerHTML.slice(0, 200)}`)
  return scrollWidth > clientWidth ? [`${scrollWidth} px in ${clientWidth} px`, ...found] : found
}
