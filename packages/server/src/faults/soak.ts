import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { statusOf } from '@icss/core/errors/error-status.ts'
import { isFinished } from '@icss/core/operations/operation.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { type Api, chamberClient, chamberLogin } from './chamber-client.ts'
import { freePort, ServerProcess } from './server-process.ts'

/** The longest that a request may take, in milliseconds; that of what says whether the server lives is shorter. */
const limits = { request: 10_000, live: 1000 }
const connections = 5
const stalledAtOnce = 20
const importRows = 5000
const dryRunRows = 20_000

interface Timing {
  count: number
  /** Milliseconds. */
  longest: number
  /** By what the server answered. */
  readonly answers: Record<string, number>
}

export interface SoakFigures {
  readonly seconds: number
  readonly requests: Readonly<Record<string, Timing>>
  readonly stalled: { readonly opened: number; readonly closedByServer: number }
  readonly deadlocks: number
  readonly unfinishedRuns: number
  /** What broke a promise; empty when all is well. */
  readonly faults: readonly string[]
}

const table = (prefix: string, rows: number) =>
  Buffer.from(
    `企业名称,行业,行业标签\n${Array.from({ length: rows }, (_, i) => `${prefix}${i},教育,教育`).join('\n')}\n`,
  )

/**
 * Imports, dry runs, exports, searches, logins and bodies that never come, all at the same time against a server with few
 * connections, for some seconds: nothing may take long, nothing may lock another out, and the server lives throughout.
 */
export async function soak(options: {
  seconds: number
  program?: string
  say: (line: string) => void
}): Promise<SoakFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'icss-soak-'))
  const server = new ServerProcess({
    dataFolder: join(folder, 'data'),
    port: await freePort(),
    variables: {
      ICSS_LOG_LEVEL: 'error',
      ICSS_DATABASE_CONNECTIONS: String(connections),
      ICSS_COSTLY_PER_MINUTE: '1000000',
      ICSS_LOCK_AFTER: '1000',
    },
    program: options.program,
  })
  const requests: Record<string, Timing> = {}
  const faults: string[] = []
  const stalled = { opened: 0, closedByServer: 0 }

  /** Makes one request; answers what it answered, or nothing where the server refused it. */
  const timed = async <T>(name: string, call: () => Promise<T>): Promise<T | undefined> => {
    const timing = (requests[name] ??= { count: 0, longest: 0, answers: {} })
    const start = performance.now()
    let said = 'ok'
    try {
      return await call()
    } catch (error) {
      said = error instanceof ProblemError ? error.code : String(error)
      if (!(error instanceof ProblemError) || statusOf(error) >= 500) faults.push(`${name}: ${said}`)
      return undefined
    } finally {
      const took = performance.now() - start
      timing.count += 1
      timing.longest = Math.max(timing.longest, Math.round(took))
      timing.answers[said] = (timing.answers[said] ?? 0) + 1
      const limit = name === 'livez' ? limits.live : limits.request
      if (took > limit) faults.push(`${name} took ${Math.round(took)} ms`)
    }
  }

  await server.start()
  const api = await chamberClient(server)
  const login = await chamberLogin(server)
  const ends = performance.now() + options.seconds * 1000
  const isOver = () => performance.now() > ends
  const until = async (work: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !isOver(); turn += 1) await work(turn)
  }

  const importing = async (name: string, body: Buffer, dryRun: boolean) => {
    const run = await timed(`${name}.start`, () =>
      api.companies.import({ query: { fileName: `${name}.csv`, dryRun }, body }, { timeout: 0 }),
    )
    const operationId = run?.id
    if (operationId === undefined) return sleep(200)
    for (;;) {
      const now = await timed(`${name}.show`, () => api.operations.show({ params: { operationId } }))
      if (now && isFinished(now)) {
        if (now.status !== 'done') faults.push(`${name} ended as ${now.status}`)
        return undefined
      }
      // What is still on when the time is over is counted at the end.
      if (isOver()) return undefined
      await sleep(100)
    }
  }

  const exporting = (format: 'csv' | 'jsonl' | 'xlsx') =>
    timed(`export.${format}`, async () => {
      const file = await api.companies.export({ query: { format, q: 'soak-0-' } }, { timeout: 0 })
      return (await file.arrayBuffer()).byteLength
    })

  const loggingIn = (client: Api, password: string, name: string) =>
    timed(name, () => client.sessions.adminLogin({ body: { ...login, password } }))

  /** A body that is announced and never comes, until the server ends it. */
  const stalling = async (path: string, type: string) => {
    const socket = connect({ port: server.port, host: '127.0.0.1' })
    const gone = new AbortController()
    const timer = setInterval(() => isOver() && gone.abort(), 200)
    socket.on('error', () => {})
    try {
      await once(socket, 'connect', { signal: gone.signal })
      stalled.opened += 1
      socket.write(`POST ${path} HTTP/1.1\r\nhost: soak\r\ncontent-type: ${type}\r\ncontent-length: 1000\r\n\r\n{`)
      socket.resume()
      await once(socket, 'close', { signal: gone.signal })
      stalled.closedByServer += 1
    } catch {
      // The time is over, or the server has no room for one more at the moment.
      await sleep(100)
    } finally {
      clearInterval(timer)
      socket.destroy()
    }
  }

  const withDatabase = async <T>(work: (db: Client) => Promise<T>): Promise<T> => {
    const db = new Client(await server.databaseUrl())
    await db.connect()
    return work(db).finally(() => db.end())
  }

  const telling = setInterval(() => {
    options.say(`${Math.max(0, Math.round((ends - performance.now()) / 1000))} s left, ${faults.length} faults`)
  }, 30_000)
  try {
    await Promise.all([
      until(async () => {
        await timed('livez', async () => {
          const response = await fetch(`${server.origin}/livez`)
          if (!response.ok) throw new Error(`livez answered ${response.status}`)
          await response.arrayBuffer()
        })
        await sleep(200)
      }),
      until((turn) => importing('import', table(`soak-${turn}-`, importRows), false)),
      until((turn) => importing('dry-run', table(`dry-${turn}-`, dryRunRows), true)),
      until((turn) => importing('dry-run', table(`again-${turn}-`, dryRunRows), true)),
      until((turn) => exporting((['csv', 'jsonl', 'xlsx'] as const)[turn % 3] ?? 'csv')),
      until(() => loggingIn(api, login.password, 'login')),
      until(() => loggingIn(api, 'wrong_password', 'login.wrong')),
      until((turn) =>
        timed('search', () => api.companies.list({ query: { q: ['s', '1', 'soak', '教育', '-9'][turn % 5] } })),
      ),
      until((turn) =>
        timed('create', () =>
          api.companies.create({ body: { name: `one-${turn}`, industry: '教育', industryTags: ['教育'] } }),
        ),
      ),
      ...Array.from({ length: stalledAtOnce }, (_, i) =>
        until(() =>
          i % 2 === 0
            ? stalling('/adminLogin', 'application/json')
            : stalling('/api/v1/companies/import?fileName=a.csv', 'application/octet-stream'),
        ),
      ),
    ])
    const { rows } = await withDatabase((db) =>
      db.query<{ deadlocks: number; unfinished: number }>(
        `select (select deadlocks::int from pg_stat_database where datname = current_database()) as deadlocks,
           (select count(*)::int from operations where status in ('queued', 'running')
              and created_at < now() - interval '5 minutes') as unfinished`,
      ),
    )
    const { deadlocks = 0, unfinished = 0 } = rows[0] ?? {}
    if (deadlocks > 0) faults.push(`${deadlocks} deadlocks`)
    if (unfinished > 0) faults.push(`${unfinished} runs did not end`)
    if (stalled.closedByServer === 0) faults.push('no stalled body was ended by the server')
    return { seconds: options.seconds, requests, stalled, deadlocks, unfinishedRuns: unfinished, faults }
  } finally {
    clearInterval(telling)
    await server.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}
