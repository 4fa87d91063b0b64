// The account on a phone whose reader has set text to twice its size.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ARABIC, speakArabic } from '#web/platform/arabic.test-frame.ts'
import { PROFILE, SETTINGS } from '#web/platform/stage.test-data.ts'
import { ok, stage } from '#web/platform/stage.test-frame.tsx'
import '#web/ui/styles/styles.css'
import { BUNDLES, order, paged } from './account.test-kit.ts'
import AccountScreen from './account-screen.tsx'

const nothing = { used: 0, limit: null, next: null }
const open = (tab: string, spoken: Partial<typeof ARABIC> = {}) =>
  stage(<AccountScreen />, {
    ...spoken,
    path: `/account?tab=${tab}`,
    isPage: true,
    member: { ...PROFILE, email: 'a-very-long-name-of-somebody@a-long-domain.example', balance: 1240 },
    settings: { ...SETTINGS, channel_status_cost: 300 },
    doors: {
      'GET /user/sessions': () => ok([]),
      'GET /user/exports': () => ok([]),
      'GET /decisions': () => ok({ decisions: [] }),
      'GET /countries': () => ok([{ id: '528', title: 'Netherlands', iso: 'NL', dial_code: '31' }]),
      'GET /bundles/index': () => ok(BUNDLES),
      'GET /deposit/history': () => ok([]),
      'GET /orders/index': () => paged([order({ status: 'Successfully' })]),
      'GET /transactions/index': () => paged([]),
      'GET /user/spending-care': () => ok({ daily: nothing, weekly: nothing, break_until: null, note_percent: 80, breaks: [1, 7, 30] }),
      'GET /currencies': () => ok([{ code: 'EUR', symbol: '€', value: 1, minor_digits: 2, default: 1 }]),
    },
  })

/** Texts that stand beyond the screen, or whose end is cut off. The row of tabs scrolls. */
function lost(): string[] {
  const width = document.documentElement.clientWidth
  return [...document.querySelectorAll<HTMLElement>('main *, footer *')].flatMap((one) => {
    const says = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    if (!says || !one.checkVisibility() || one.closest('nav, .sr-only')) return []
    const { left, right, width: own } = one.getBoundingClientRect()
    if (own < 2) return [] // only spoken
    const isCut = getComputedStyle(one).overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1
    return left < -1 || right > width + 1 || isCut ? [`${one.textContent} at ${Math.round(left)} to ${Math.round(right)}`] : []
  })
}

beforeEach(async () => {
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = '200%'
})
afterEach(() => {
  document.documentElement.style.fontSize = ''
})

test.each(['settings', 'personal', 'balance', 'orders'])('nothing of the tab %s is lost', async (tab) => {
  await open(tab)
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect.poll(() => document.querySelectorAll('main .skel').length).toBe(0)
  expect(lost()).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('nor from right to left', async () => {
  const back = speakArabic()
  await open('settings', ARABIC)
  await expect.poll(() => document.querySelectorAll('main .skel').length).toBe(0)
  expect(lost()).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(390)
  back()
})
