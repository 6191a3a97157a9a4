import { chromium } from 'playwright'
import type { Login } from './chamber-client.ts'

/** Milliseconds for the web to open its stream again and to show what it missed. */
const patience = 20_000

/** The list of runs in a real browser, opened once and never loaded again. */
export interface WebWatcher {
  /** Whether the list comes to show, by itself, that the run of this title is done with so many rows. */
  shows(title: string, rows: number): Promise<boolean>
  /** How often the page asked for a stream of events. */
  readonly streams: number
  /** How often it was loaded. */
  readonly loads: number
  close(): Promise<void>
}

export async function openWebWatcher(origin: string, { accountNumber, password }: Login): Promise<WebWatcher> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  const page = await browser.newPage({ locale: 'zh-CN' })
  while (!(await page.goto(`${origin}/bcicss/`))?.ok()) await page.waitForTimeout(100)
  await page.getByLabel('账号').fill(accountNumber)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: '主菜单' }).waitFor()
  await page.goto(`${origin}/bcicss/#/operationsCommerce?pageSize=50`)
  let [streams, loads] = [0, 0]
  page.on('request', (request) => (streams += Number(request.url().endsWith('/operations/events'))))
  page.on('load', () => (loads += 1))
  await page.reload()
  await page.getByRole('heading', { name: '批量任务', level: 1 }).waitFor()
  return {
    async shows(title, rows) {
      const run = page
        .getByRole('row')
        .filter({ hasText: title })
        .filter({ hasText: '已完成' })
        .filter({ hasText: rows.toLocaleString('zh-CN') })
      return run.waitFor({ timeout: patience }).then(
        () => true,
        () => false,
      )
    },
    get streams() {
      return streams
    },
    get loads() {
      return loads
    },
    close: () => browser.close(),
  }
}
