// What axe finds on a page that a test has open. Its source is put in once a page: the builder of @axe-core/playwright does so in every frame for
// each look, and opens a page of its own to gather what was found, which takes four times as long.
import type { Page } from '@playwright/test'
import axe from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** Each place that breaks a rule, with the rule's name; `colors`: what another theme can change. */
export async function axeFinds(page: Page, rules: 'all' | 'colors' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(
    async (runOnly) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe
      const { violations } = await run(document, { runOnly, resultTypes: ['violations'], preload: false })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
    },
    rules === 'all' ? TAGS : COLOR_RULES,
  )
}
