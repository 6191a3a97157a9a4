import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { atMost, type Measure, quantile } from './measure.ts'
import type { Product } from './product.ts'

/** Slow 4G, as Chromium's own tools call it: 1.6 Mbit/s down, 0.75 up, 150 ms; and a processor of a quarter's speed. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const slowdown = 4
/** Milliseconds in which a page that is shown has fetched all that it needs. */
const settling = 3000

/** Of so many visits one hiccup of the machine does not decide. */
const visits = 5

interface Visit {
  readonly login: number
  readonly loginBytes: number
  readonly list: number
  readonly listBytes: number
  readonly next: number
  readonly reload: number
}

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

async function slowPage(browser: Browser): Promise<{ page: Page; bytes: () => number }> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 720 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const bytes = await bytesOn(session)
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, bytes }
}

const lasting = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

const row = (page: Page) => page.getByRole('row').nth(1).waitFor()

async function visit(browser: Browser, { origin, account }: Product): Promise<Visit> {
  const { page, bytes } = await slowPage(browser)
  try {
    const field = page.getByLabel('账号')
    const login = await lasting(async () => {
      await page.goto(`${origin}/bcicss/#/businessManagement`, { waitUntil: 'commit' })
      await field.waitFor()
    })
    // What comes behind the form is part of the login.
    await page.waitForTimeout(settling)
    const loginBytes = bytes()
    await field.pressSequentially(account.accountNumber, { delay: 150 })
    await page.getByLabel('密码', { exact: true }).pressSequentially(account.password, { delay: 150 })
    const list = await lasting(async () => {
      await page.keyboard.press('Enter')
      await row(page)
    })
    await page.waitForTimeout(settling)
    const listBytes = bytes()
    const next = await lasting(async () => {
      await page.getByRole('link', { name: '通知', exact: true }).click()
      await page.getByRole('heading', { name: '通知', exact: true }).waitFor()
      await page
        .getByText(/还没有通知|第 1–/)
        .first()
        .waitFor()
    })
    await page.goBack()
    await row(page)
    const reload = await lasting(async () => {
      await page.reload({ waitUntil: 'commit' })
      await row(page)
    })
    return { login, loginBytes, list, listBytes, next, reload }
  } finally {
    await page.context().close()
  }
}

/** The bytes of the first pages, and the time to use them, on a slow line with a slow processor. */
export async function measureSlowLine(product: Product): Promise<Measure[]> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const all: Visit[] = []
    for (let at = 0; at < visits; at += 1) all.push(await visit(browser, product))
    const median = (name: keyof Visit) =>
      quantile(
        all.map((one) => one[name]),
        0.5,
      )
    return [
      atMost('slow 4G: login, on the wire', median('loginBytes') / 1000, 'kB', 95),
      atMost('slow 4G: login, until one can type', median('login'), 's', 1.8),
      atMost('slow 4G: first list, more on the wire', median('listBytes') / 1000, 'kB', 260),
      atMost('slow 4G: first list, after Enter', median('list'), 's', 2.5),
      atMost('slow 4G: next screen', median('next'), 's', 0.6),
      atMost('slow 4G: reload', median('reload'), 's', 0.8),
    ]
  } finally {
    await browser.close()
  }
}
