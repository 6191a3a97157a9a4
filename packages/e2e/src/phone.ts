import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { faultsOf } from './accessibility.ts'

/** A small phone of somebody who has not been there before. */
export const phoneIn = async (browser: Browser, locale: string, given: BrowserContextOptions = {}): Promise<Page> =>
  (
    await browser.newContext({ locale, timezoneId: 'Asia/Shanghai', viewport: { width: 360, height: 640 }, ...given })
  ).newPage()

/** How much wider a page is than what it is seen through: nothing, unless it scrolls sideways. */
export const widthBeyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Width of the page, and the size of text that the phone is set to: small, with large text, and as it was. */
const settings = [
  [320, 16],
  [360, 32],
  [360, 16],
] as const

/** How to set the size of text that somebody wants on their phone. */
async function textSizeOf(page: Page): Promise<(size: number) => Promise<unknown>> {
  if (page.context().browser()?.browserType().name() !== 'chromium')
    return (size) => page.evaluate((wanted) => (document.documentElement.style.fontSize = `${wanted}px`), size)
  const session = await page.context().newCDPSession(page)
  return (size) => session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
}

/** A public page fits a narrow phone, and one whose text is twice as large, and axe finds no fault with it. */
export async function fitsPhones(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const setTextSize = await textSizeOf(page)
  for (const [width, size] of settings) {
    await page.setViewportSize({ width, height: 640 })
    await setTextSize(size)
    // Answered before the page has it.
    await page.waitForFunction((wanted) => getComputedStyle(document.documentElement).fontSize === `${wanted}px`, size)
    const { smallest, overlapping } = await page.evaluate(() => {
      const texts = [...document.querySelectorAll('p, label, button, input, h1, h2, dd, dt, span, a')]
        .filter((one) => one.getClientRects().length > 0 && one.closest('[aria-hidden]') === null)
        .map((one) => ({ words: one.textContent, style: getComputedStyle(one) }))
      const sizeOf = ({ style }: (typeof texts)[number]) => Number.parseFloat(style.fontSize)
      return {
        smallest: Math.min(...texts.map(sizeOf)),
        overlapping: texts
          .filter((one) => Number.parseFloat(one.style.lineHeight) < sizeOf(one))
          .map(({ words }) => words),
      }
    })
    expect({ width, size, beyond: await widthBeyond(page) }).toEqual({ width, size, beyond: 0 })
    expect(overlapping).toEqual([])
    // Words grow with what the phone says, and none is left small.
    if (size === 32) expect(smallest).toBeGreaterThanOrEqual(24)
    expect(await faultsOf(page)).toEqual([])
  }
}
