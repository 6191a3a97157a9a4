import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))

export interface ServerProcess {
  readonly url: string
  readonly port: number
  readonly dataFolder: string
  /** Account numbers and passwords by role; of several channels, the first. */
  readonly passwords: Readonly<Record<string, { readonly accountNumber: string; readonly password: string }>>
  /** As a crash would end it; the data folder stays. */
  kill(): Promise<void>
  /** Ends it in order and removes its data. */
  stop(): Promise<void>
}

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        child.once('exit', () => resolve())
      })

/** Starts the real server with its own database; on the folder and port of an earlier one when they are given. */
export async function startServer(again?: { dataFolder: string; port: number }): Promise<ServerProcess> {
  const dataFolder = again?.dataFolder ?? (await mkdtemp(join(tmpdir(), 'icss-cli-test-')))
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ICSS_DATA_DIR: dataFolder,
      PORT: String(again?.port ?? 0),
      ICSS_LOCK_AFTER: '1000',
      ICSS_DEMO: 'accounts',
      NODE_ENV: 'test',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const found = /ICSS back office: (http:\/\/[^/]+)/.exec(said)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', () => reject(new Error(`The server did not start: ${said}`)))
  })
  const accounts = JSON.parse(await readFile(join(dataFolder, 'demo-accounts.json'), 'utf8')) as {
    role: string
    accountNumber: string
    password: string
  }[]
  return {
    url,
    port: Number(new URL(url).port),
    dataFolder,
    passwords: Object.fromEntries(accounts.toReversed().map((one) => [one.role, one])),
    kill: async () => {
      child.kill('SIGKILL')
      await ended(child)
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended(child)
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
