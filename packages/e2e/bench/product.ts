import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface BenchAccount {
  readonly accountNumber: string
  readonly password: string
}

export interface Product {
  readonly origin: string
  /** The chamber's administrator. */
  readonly account: BenchAccount
  /** Another of the demo accounts. */
  accountOf(role: string): BenchAccount
  readonly pid: number
  readonly folder: string
  /** How to reach its PostgreSQL with psql or pg. */
  readonly databaseUrl: string
  isRunning(): boolean
  stop(): Promise<void>
}

const databaseUrlOf = (dataFolder: string) => {
  const password = readFileSync(join(dataFolder, 'postgres/cluster/icss.password'), 'utf8').trim()
  const host = join(dataFolder, 'postgres/socket')
  return `postgres://icss:${encodeURIComponent(password)}@localhost:5432/icss?host=${encodeURIComponent(host)}`
}

/** Starts the server as `npm start` does, in a folder of its own. */
export async function startProduct(root: string): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'icss-bench-'))
  const dataFolder = join(folder, 'data')
  const server: ChildProcess = spawn(process.execPath, [join(root, 'packages/server/dist/icss-server.mjs')], {
    env: { ...process.env, ICSS_DATA_DIR: dataFolder, PORT: '0', ICSS_DEMO: 'accounts', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const isRunning = () => server.exitCode === null && server.signalCode === null
  let output = ''
  server.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const patience = Date.now() + 60_000
  while (!/chamber-admin/.test(output)) {
    if (Date.now() > patience) {
      server.kill('SIGKILL')
      throw new Error(`The server said no demo accounts:\n${output}`)
    }
    if (!isRunning()) throw new Error(`The server ended with ${server.exitCode}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const url = /http:\S+/.exec(output)?.[0] ?? ''
  const accounts = JSON.parse(readFileSync(join(dataFolder, 'demo-accounts.json'), 'utf8')) as {
    role: string
    accountNumber: string
    password: string
  }[]
  const accountOf = (role: string) => {
    const found = accounts.find((one) => one.role === role)
    if (!found) throw new Error(`There is no account of a ${role}.`)
    return found
  }
  if (server.pid === undefined) throw new Error('The server has no process.')
  return {
    origin: new URL(url).origin,
    account: accountOf('chamber-admin'),
    accountOf,
    pid: server.pid,
    folder,
    databaseUrl: databaseUrlOf(dataFolder),
    isRunning,
    async stop() {
      if (isRunning()) {
        server.kill('SIGTERM')
        await once(server, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
