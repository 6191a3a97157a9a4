import { expect, type Locator, type Page } from '@playwright/test'

/** Walks by Tab to something, back to what lies before, and fails when the way never comes there. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const nextKey = () =>
    wanted.evaluate((element) => {
      const at = document.activeElement ?? document.body
      if (at === element) return undefined
      // Not around the end: what comes there are a browser's own buttons.
      return at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
    })
  for (let steps = 0; steps < 40; steps += 1) {
    const key = await nextKey()
    if (key === undefined) break
    await page.keyboard.press(key)
  }
  await expect(wanted).toBeFocused()
}

/** Walks past header and menu to what a screen shows. */
export async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: '跳到正文' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}
