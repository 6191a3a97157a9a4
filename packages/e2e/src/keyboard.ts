import { expect, type Locator, type Page } from '@playwright/test'

/** Walks by Tab to something, and fails when the way never comes there. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const isThere = () => wanted.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < 40 && !(await isThere()); steps += 1) await page.keyboard.press('Tab')
  await expect(wanted).toBeFocused()
}

/** Walks past header and menu to what a screen shows. */
export async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: '跳到正文' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}
