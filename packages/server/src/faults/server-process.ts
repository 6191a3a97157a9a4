import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
/** What `npm start` runs: ready sooner, and it has to be built. */
export const bundle = fileURLToPath(new URL('../../dist/icss-server.mjs', import.meta.url))

/** A port that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

/** One server as a process of its own, as `npm start` runs it, so that it can be killed. */
export class ServerProcess {
  readonly dataFolder: string
  readonly port: number
  readonly #variables: Readonly<Record<string, string>>
  readonly #program: string
  #child: ChildProcess | undefined
  #output = ''
  #ready: Promise<void> = Promise.resolve()

  constructor(parts: {
    dataFolder: string
    port: number
    variables?: Readonly<Record<string, string>>
    /** The source unless said otherwise. */
    program?: string | undefined
  }) {
    this.dataFolder = parts.dataFolder
    this.port = parts.port
    this.#program = parts.program ?? main
    this.#variables = parts.variables ?? {}
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  get output(): string {
    return this.#output
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Starts it, or starts it again; `ready` says when it answers. */
  spawn(): void {
    this.#output = ''
    const child = spawn(process.execPath, [this.#program], {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        // What is written during a trial is counted.
        ICSS_DEMO: 'accounts',
        ICSS_DATA_DIR: this.dataFolder,
        PORT: String(this.port),
        ...this.#variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    this.#ready = new Promise((resolve, reject) => {
      const hear = (text: string) => {
        this.#output = (this.#output + text).slice(-20_000)
        if (this.#output.includes('ICSS back office:')) resolve()
      }
      child.stdout.setEncoding('utf8').on('data', hear)
      child.stderr.setEncoding('utf8').on('data', hear)
      child.once('exit', (code, signal) =>
        reject(new Error(`The server ended with ${code ?? signal}:\n${this.#output}`)),
      )
    })
    // Asked for only by who waits for it.
    this.#ready.catch(() => {})
  }

  ready(): Promise<void> {
    return this.#ready
  }

  async start(): Promise<void> {
    this.spawn()
    await this.#ready
  }

  /** Sends a signal and waits for the end; answers the exit code, null when the signal ended it. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child
    if (!child || !this.isRunning) return child?.exitCode ?? null
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code] = (await ended) as [number | null]
    return code
  }

  /** Waits for an end that it comes to by itself. */
  async exited(): Promise<void> {
    if (this.#child && this.isRunning) await once(this.#child, 'exit')
  }

  /** The address of its embedded database. */
  async databaseUrl(): Promise<string> {
    const password = (await readFile(join(this.dataFolder, 'postgres/cluster/icss.password'), 'utf8')).trim()
    const host = join(this.dataFolder, 'postgres/socket')
    return `postgres://icss:${encodeURIComponent(password)}@localhost:5432/icss?host=${encodeURIComponent(host)}`
  }

  /** The process id of its embedded PostgreSQL. */
  async postmaster(): Promise<number> {
    const file = await readFile(join(this.dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8')
    return Number(file.split('\n')[0])
  }
}
