import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { chamberClient } from './chamber-client.ts'
import { writeCompanies } from './company-writer.ts'
import { type Discrepancy, Ledger } from './ledger.ts'
import { freePort, ServerProcess } from './server-process.ts'

const writers = 4

export interface RestartFigures {
  readonly restarts: number
  readonly acknowledged: number
  readonly unknown: number
  /** What `/readyz` answered while the database was away, and when it was back. */
  readonly ready: readonly (readonly [away: number, back: number])[]
  readonly discrepancies: readonly Discrepancy[]
}

/**
 * Restarts a PostgreSQL that the server did not start itself, with writers at work. The server has to live on, say that
 * it cannot serve, serve again, and keep every write that it acknowledged.
 */
export async function restartDatabase(
  restarts: number,
  say: (line: string) => void,
  program?: string,
): Promise<RestartFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'icss-restarts-'))
  const start = () => startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') })
  let postgres = await start()
  const server = new ServerProcess({
    dataFolder: join(folder, 'data'),
    port: await freePort(),
    variables: { DATABASE_URL: postgres.url, ICSS_LOG_LEVEL: 'silent' },
    program,
  })
  const ledger = new Ledger()
  const ready: (readonly [number, number])[] = []
  const stop = new AbortController()
  const readiness = async (isWanted: (status: number) => boolean): Promise<number> => {
    for (;;) {
      const { status } = await fetch(`${server.origin}/readyz`)
      if (isWanted(status)) return status
      await sleep(20)
    }
  }
  try {
    await server.start()
    const api = await chamberClient(server)
    let names = 0
    const working = Array.from({ length: writers }, () =>
      writeCompanies(api, ledger, () => `restart-${(names += 1)}`, Math.random, stop.signal),
    )
    const written = async () => {
      const before = ledger.acknowledged
      while (ledger.acknowledged < before + writers) await sleep(5)
    }
    for (let restart = 0; restart < restarts; restart += 1) {
      await written()
      await postgres.stop()
      const away = await readiness((status) => status !== 200)
      postgres = await start()
      const back = await readiness((status) => status === 200)
      ready.push([away, back])
      await written()
      say(`${restart + 1} restarts, ${ledger.acknowledged} acknowledged writes, ${ledger.unknown} unknown`)
    }
    stop.abort()
    await Promise.all(working)
    const db = new Client(postgres.url)
    await db.connect()
    const { rows } = await db
      .query<{ name: string; value: string }>(
        `select name, address as value from companies where name like 'restart-%'`,
      )
      .finally(() => db.end())
    const { acknowledged, unknown } = ledger
    return { restarts, acknowledged, unknown, ready, discrepancies: ledger.compare(rows) }
  } finally {
    stop.abort()
    await server.end('SIGTERM')
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
