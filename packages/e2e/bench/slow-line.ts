import type { Browser } from 'playwright'
import { atMost, type Measure, quantile } from './measure.ts'
import type { Bench } from './open-bench.ts'
import type { Product } from './product.ts'
import { sized } from './sized.ts'
import { askedFor, firstShown, nextPress, shown, slowPage } from './slow-page.ts'

/** Milliseconds in which a page that is shown has fetched all that it needs. */
const settling = sized(3000, 0)

/** Of so many visits one hiccup of the machine does not decide. */
const visits = sized(5, 1)

/** Milliseconds between the keys of somebody who types. */
const betweenKeys = sized(150, 0)

interface Visit {
  readonly login: number
  readonly loginBytes: number
  readonly list: number
  readonly listBytes: number
  readonly next: number
  readonly reload: number
}

/** The name in a row; the grey bars that stand for rows have none. */
const row = 'tbody th[scope="row"]'

const secondsFrom = (from: number, to: number) => (to - from) / 1000

async function visit(browser: Browser, { origin, account }: Product): Promise<Visit> {
  const { page, bytes } = await slowPage(browser, { width: 1280, height: 720 })
  try {
    const field = page.getByLabel('账号')
    const typingFrom = await firstShown(page, 'form input')
    const listedFrom = await firstShown(page, row)
    await page.goto(`${origin}/bcicss/#/businessManagement`, { waitUntil: 'commit' })
    const login = secondsFrom(await askedFor(page), await typingFrom())
    // What comes behind the form is part of the login.
    await page.waitForTimeout(settling)
    const loginBytes = bytes()
    await field.pressSequentially(account.accountNumber, { delay: betweenKeys })
    await page.getByLabel('密码', { exact: true }).pressSequentially(account.password, { delay: betweenKeys })
    const entered = await nextPress(page)
    await page.keyboard.press('Enter')
    const listed = await listedFrom()
    const list = secondsFrom(await entered(), listed)
    await page.waitForTimeout(settling)
    const listBytes = bytes()
    const pressed = await nextPress(page)
    await page.getByRole('link', { name: '通知', exact: true }).click()
    await shown(page, 'h1', '^通知$')
    const there = await shown(page, 'main', '还没有通知|第 1–')
    const next = secondsFrom(await pressed(), there)
    await page.goBack()
    await shown(page, row)
    await page.reload({ waitUntil: 'commit' })
    const reload = secondsFrom(await askedFor(page), await listedFrom())
    return { login, loginBytes, list, listBytes, next, reload }
  } finally {
    await page.context().close()
  }
}

/** Seconds from Enter to the first list where a password manager fills the form, and Enter follows at once. */
async function filledIn(browser: Browser, { origin, account }: Product): Promise<number> {
  const { page } = await slowPage(browser, { width: 1280, height: 720 })
  try {
    const listedFrom = await firstShown(page, row)
    await page.goto(`${origin}/bcicss/#/businessManagement`)
    await page.getByLabel('账号').fill(account.accountNumber)
    await page.getByLabel('密码', { exact: true }).fill(account.password)
    const entered = await nextPress(page)
    await page.keyboard.press('Enter')
    const listed = await listedFrom()
    return secondsFrom(await entered(), listed)
  } finally {
    await page.context().close()
  }
}

/** The bytes of the first pages, and the time to use them, on a slow line with a slow processor. */
export async function measureSlowLine(bench: Bench): Promise<Measure[]> {
  const product = await bench.product()
  const browser = await bench.browser()
  const all: Visit[] = []
  for (let at = 0; at < visits; at += 1) all.push(await visit(browser, product))
  const filled: number[] = []
  for (let at = 0; at < visits; at += 1) filled.push(await filledIn(browser, product))
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
    atMost('slow 4G: first list, after Enter in a form filled at once', quantile(filled, 0.5), 's', 2.5),
    atMost('slow 4G: next screen', median('next'), 's', 0.6),
    atMost('slow 4G: reload', median('reload'), 's', 0.8),
  ]
}
