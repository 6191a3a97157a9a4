import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { startServer } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly server: {
      readonly url: string
      readonly dataFolder: string
      readonly accountNumber: string
      readonly password: string
      readonly token: string
      readonly providerToken: string
      /** Of the main channel's administrator, who has sub-channels. */
      readonly mainToken: string
    }
  }
}

const rolldown = fileURLToPath(new URL('../../../node_modules/.bin/rolldown', import.meta.url))

/** A personal token of an account, as `icss auth login` would get it. */
export async function tokenAt(url: string, accountNumber: string, password: string): Promise<string> {
  const json = { 'content-type': 'application/json' }
  const login = await fetch(`${url}/adminLogin`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ accountNumber, password }),
  })
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const created = await fetch(`${url}/api/v1/tokens`, {
    method: 'POST',
    headers: { ...json, cookie },
    body: JSON.stringify({ name: 'tests', days: 1, readOnly: false }),
  })
  const { token } = (await created.json()) as { token: string }
  return token
}

/** Builds what a person runs, and starts the server that all tests talk to. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(rolldown, ['-c'], { cwd: fileURLToPath(new URL('..', import.meta.url)), stdio: 'pipe' })
  const server = await startServer()
  const account = server.passwords['chamber-admin']
  if (!account) throw new Error('There is no demo chamber.')
  const { accountNumber, password } = account
  const token = await tokenAt(server.url, accountNumber, password)
  const provider = server.passwords['provider']
  if (!provider) throw new Error('There is no demo provider.')
  const providerToken = await tokenAt(server.url, provider.accountNumber, provider.password)
  const main = server.passwords['channel-admin']
  if (!main) throw new Error('There is no demo main channel.')
  const mainToken = await tokenAt(server.url, main.accountNumber, main.password)
  const { url, dataFolder } = server
  project.provide('server', { url, dataFolder, accountNumber, password, token, providerToken, mainToken })
  return () => server.stop()
}
