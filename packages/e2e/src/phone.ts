import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { faultsOf } from './accessibility.ts'

/** A small phone of somebody who has not been there before. */
export const phoneIn = async (browser: Browser, locale: string, given: BrowserContextOptions = {}): Promise<Page> =>
  (
    await browser.newContext({ locale, timezoneId: 'Asia/Shanghai', viewport: { width: 360, height: 640 }, ...given })
  ).newPage()

/** Width of the page, and the size of text that the phone is set to: small, with large text, and as it was. */
const settings = [
  [320, 16],
  [360, 32],
  [360, 16],
] as const

/** A public page fits a narrow phone, and one whose text is twice as large, and axe finds no fault with it. */
export async function fitsPhones(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const session = await page.context().newCDPSession(page)
  for (const [width, size] of settings) {
    await page.setViewportSize({ width, height: 640 })
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
    // Answered before the page has it.
    await page.waitForFunction((wanted) => getComputedStyle(document.documentElement).fontSize === `${wanted}px`, size)
    const found = await page.evaluate(() => ({
      beyond: document.documentElement.scrollWidth - innerWidth,
      smallest: Math.min(
        ...[...document.querySelectorAll('p, label, button, input, h1, h2, dd, dt')]
          .filter((one) => one.getClientRects().length > 0)
          .map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
      ),
    }))
    expect({ width, size, beyond: found.beyond }).toEqual({ width, size, beyond: 0 })
    // Words grow with what the phone says, and none is left small.
    if (size === 32) expect(found.smallest).toBeGreaterThanOrEqual(24)
    expect(await faultsOf(page)).toEqual([])
  }
  await session.detach()
}
