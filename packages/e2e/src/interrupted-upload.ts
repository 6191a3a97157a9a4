import type { Page, Request } from '@playwright/test'
import { expect } from '@playwright/test'

/** Bytes that a slowed page sends in a second: a file of some MB stays on its way for long enough to be cut. */
const slowed = 1024 ** 2

const isPiece = (request: Request) => request.method() === 'PATCH'
const offsetOf = (request: Request) => Number(request.headers()['upload-offset'])

/** Begins an upload over a slow network and does `cut` in the middle of it. */
export async function cutDuring(
  page: Page,
  fileName: string,
  begin: () => Promise<void>,
  cut: () => unknown,
): Promise<void> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const limit = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await limit(slowed)
  const firstPiece = page.waitForRequest(isPiece)
  await begin()
  const bar = page.getByRole('progressbar', { name: fileName })
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(10)
  expect(offsetOf(await firstPiece)).toBe(0)
  await cut()
  await limit(-1)
  await network.detach()
}

/** Begins an upload over a slow network and loads the page anew in the middle of it. */
export const reloadDuring = (page: Page, fileName: string, begin: () => Promise<void>): Promise<void> =>
  cutDuring(page, fileName, begin, () => page.reload())

/** Bytes of a file that were stored before its last piece came: where the upload went on. */
export async function wentOnFrom(page: Page, goOn: () => Promise<void>): Promise<{ offset: number; sent: number }> {
  const piece = page.waitForResponse((answer) => isPiece(answer.request()) && answer.ok())
  await goOn()
  const request = (await piece).request()
  const { 'content-length': length } = await request.allHeaders()
  return { offset: offsetOf(request), sent: Number(length) }
}

/** What is stored under an address, read as a visitor reads it. */
export async function storedBytes(page: Page, address: string): Promise<Buffer> {
  const answer = await page.request.get(new URL(address, page.url()).href)
  expect(answer.ok()).toBe(true)
  return answer.body()
}
