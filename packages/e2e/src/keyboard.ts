import { expect, type Locator, type Page } from '@playwright/test'

/** Walks by Tab to something, and fails when the way never comes there. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const isThere = () => wanted.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < 40 && !(await isThere()); steps += 1) await page.keyboard.press('Tab')
  await expect(wanted).toBeFocused()
}
