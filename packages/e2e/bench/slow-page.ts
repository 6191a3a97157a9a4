import type { Browser, CDPSession, Page } from 'playwright'
import { sized } from './sized.ts'

/** Slow 4G, as Chromium's own tools call it: 1.6 Mbit/s down, 0.75 up, 150 ms; and a processor of a quarter's speed. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const slowdown = sized(4, 1)

/** Bytes that came over the wire, headers and all, since they were asked for last. */
async function bytesOn(session: CDPSession): Promise<() => number> {
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await session.send('Network.enable')
  return () => {
    const since = bytes
    bytes = 0
    return since
  }
}

/** A page of a fresh browser on a slow line with a slow processor, and the bytes that it has read since asked last. */
export async function slowPage(
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
): Promise<{ page: Page; bytes: () => number }> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const bytes = await bytesOn(session)
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, bytes }
}

/**
 * The first frame at which the page shows the element with the words, in milliseconds by the page's own clock, which is
 * the machine's: what drives the browser takes its time as well.
 */
export async function shown(page: Page, selector: string, words = ''): Promise<number> {
  const handle = await page.waitForFunction(
    ([wanted = '', said = '']) => {
      const element = document.querySelector<HTMLElement>(wanted)
      const isShown =
        (element?.offsetHeight ?? 0) > 0 && (said === '' || new RegExp(said).test(element?.textContent ?? ''))
      return isShown && performance.timeOrigin + performance.now()
    },
    [selector, words],
    { polling: 'raf' },
  )
  return Number(await handle.jsonValue())
}

/**
 * Has every document that is opened from now on note the first of its frames that shows the element: what is asked of a
 * page from outside comes late where its scripts keep it busy. Answers how to read when that was, by the clock of `shown`.
 */
export async function firstShown(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.addInitScript((wanted) => {
    const look = () => {
      const isShown = (document.querySelector<HTMLElement>(wanted)?.offsetHeight ?? 0) > 0
      if (isShown) performance.mark(`bench.shown ${wanted}`)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, selector)
  return async () => {
    const handle = await page.waitForFunction((wanted) => {
      const [mark] = performance.getEntriesByName(`bench.shown ${wanted}`)
      return mark && performance.timeOrigin + mark.startTime
    }, selector)
    return Number(await handle.jsonValue())
  }
}

/** When the page that is shown now was asked for, by the same clock. */
export const askedFor = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin)

/** Has the next press of a key or the mouse noted; answers how to read when it was. */
export async function nextPress(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what stands in here runs in the page
    const note = ({ timeStamp }: Event) =>
      sessionStorage.setItem('bench.pressed', String(performance.timeOrigin + timeStamp))
    for (const name of ['click', 'keydown']) addEventListener(name, note, { capture: true, once: true })
  })
  return async () => Number(await page.evaluate(() => sessionStorage.getItem('bench.pressed')))
}
