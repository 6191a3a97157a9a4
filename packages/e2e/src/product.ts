import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

const given = (name: 'ICSS_E2E_URL' | 'ICSS_E2E_DATA' | 'ICSS_E2E_RTMP' | 'ICSS_E2E_RECORDINGS'): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is set by start-product.ts.`)
  return value
}

export const address = (hash = ''): string => given('ICSS_E2E_URL') + hash

interface DemoAccount {
  readonly role: string
  readonly channel: string
  readonly accountNumber: string
  readonly password: string
}

/** The demo account of a role, as `demo-accounts.json` holds it. */
export function demoAccount(role: 'chamber-admin' | 'channel-admin' | 'provider', at = 0): DemoAccount {
  const all = JSON.parse(readFileSync(join(given('ICSS_E2E_DATA'), 'demo-accounts.json'), 'utf8')) as DemoAccount[]
  const account = all.filter((one) => one.role === role)[at]
  if (!account) throw new Error(`There is no demo account for ${role}.`)
  return account
}

/** Who keeps content: the administrators of a main channel, a sub-channel and a chamber, and the paths of their kind. */
export const keepers = [
  { who: 'a main channel', account: () => demoAccount('channel-admin'), variant: '' },
  { who: 'a sub-channel', account: () => demoAccount('channel-admin', 1), variant: '' },
  { who: 'a chamber', account: () => demoAccount('chamber-admin'), variant: 'Commerce' },
] as const

/**
 * Logs in, for a journey that is about something else; the next page that it opens is that account's. Choosers of files are
 * the journey's from here on: with a listener of its own alone, a press right behind that may come too soon.
 */
export async function logIn(page: Page, { accountNumber, password }: DemoAccount): Promise<void> {
  page.on('filechooser', () => {})
  // Nothing of an account that was logged in before stays on the screen.
  await page.goto('about:blank')
  const answer = await api(page, 'POST', '/adminLogin', { accountNumber, password })
  expect(answer).toMatchObject({ success: 0 })
}

/** Logs in through the login screen by keyboard. */
export async function logInByKeyboard(page: Page, { accountNumber, password }: DemoAccount): Promise<void> {
  await page.goto(address())
  await page.getByLabel('账号').fill(accountNumber)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
}

/** Where the product looks for what its media server has recorded. */
export const recordings = (): string => given('ICSS_E2E_RECORDINGS')

/** Where its media server takes streams. */
export const mediaServer = (): string => given('ICSS_E2E_RTMP')

/** Asks the API as whoever is logged in on a page, for what a journey needs and is not about. */
export async function api(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
): Promise<unknown> {
  const url = new URL(path, address()).href
  const answer = await page.request.fetch(url, { method, ...(data ? { data } : {}) })
  const text = await answer.text()
  expect(answer.ok(), text).toBe(true)
  return text === '' ? undefined : JSON.parse(text)
}

const icssFile = fileURLToPath(new URL('../../cli/bin/icss.mjs', import.meta.url))

/** Runs `icss` without a terminal; answers its exit code and what it wrote. */
export function icss(
  args: readonly string[],
  { input = '', home }: { input?: string; home: string },
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [icssFile, ...args], {
    env: { ...process.env, XDG_CONFIG_HOME: home, LANG: 'zh_CN.UTF-8', LC_ALL: 'zh_CN.UTF-8' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  child.stdin.end(input)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, stdout, stderr }))
  })
}
