// What people without a pointer do.
import { expect, type Locator, type Page } from '@playwright/test'

/** Goes on with Tab until the focus is there, as long as a whole page may take. */
export async function reach(page: Page, wanted: Locator): Promise<void> {
  const target = wanted.first()
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
export async function press(page: Page, wanted: Locator): Promise<void> {
  await reach(page, wanted)
  await page.keyboard.press('Enter')
}
