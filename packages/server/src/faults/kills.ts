import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { isFinished } from '@icss/core/operations/operation.ts'
import { type Api, chamberClient } from './chamber-client.ts'
import { isRefusal, writeCompanies } from './company-writer.ts'
import { notSearchable } from './searchable.ts'
import { type Discrepancy, Ledger } from './ledger.ts'
import { freePort, ServerProcess } from './server-process.ts'

export interface KillFigures {
  readonly kills: number
  /** How often each was killed. */
  readonly byVictim: Readonly<Record<Victim, number>>
  readonly acknowledged: number
  readonly unknown: number
  readonly imports: number
  readonly importedRows: number
  /** Everything that was promised and is not there, or is there twice. Empty when all is well. */
  readonly discrepancies: readonly (Discrepancy | string)[]
}

const victims = ['server', 'starting server', 'database', 'database connection'] as const
type Victim = (typeof victims)[number]

const writers = 12
const importRows = 9000
const roundsBetweenImports = 20
/** Writes that are acknowledged in a round before the kill, so that it strikes in the middle of them. */
const mostWrites = 60
/** Milliseconds that a start is let go on before it is killed. */
const longestStart = 600

/** The same numbers for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface SentImport {
  readonly prefix: string
  readonly operationId: string
}

async function sendImport(api: Api, prefix: string): Promise<SentImport | undefined> {
  const lines = Array.from({ length: importRows }, (_, i) => `${prefix}${i},教育,教育`)
  const body = Buffer.from(`企业名称,行业,行业标签\n${lines.join('\n')}\n`)
  try {
    const { id } = await api.companies.import({ query: { fileName: `${prefix}.csv` }, body })
    return { prefix, operationId: id }
  } catch {
    return undefined
  }
}

/** Follows a run to its end and counts its rows. */
async function importFaults(api: Api, db: Client, { prefix, operationId }: SentImport): Promise<string[]> {
  for (;;) {
    const operation = await api.operations.show({ params: { operationId } })
    if (!isFinished(operation)) {
      await sleep(100)
      continue
    }
    // Struck twice before its first batch: somebody looks at it, and lets it go on.
    if (operation.failure?.code === 'operation.died') {
      await api.operations.resume({ params: { operationId } })
      continue
    }
    const { rows } = await db.query<{ rows: number; names: number }>(
      `select count(*)::int as rows, count(distinct name)::int as names from companies where name like $1`,
      [`${prefix}%`],
    )
    const found = { status: operation.status, created: operation.created, ...rows[0] }
    const wanted = { status: 'done', created: importRows, rows: importRows, names: importRows }
    return JSON.stringify(found) === JSON.stringify(wanted) ? [] : [`import ${prefix}: ${JSON.stringify(found)}`]
  }
}

/**
 * Writes through the API all the time, and kills the server, its database or one connection of it with SIGKILL at
 * random moments, `kills` times. After each the server is started again, and every row is compared with the ledger and
 * with what searches know of it.
 */
export async function killRandomly(options: {
  kills: number
  seed: number
  say?: (line: string) => void
  program?: string
}): Promise<KillFigures> {
  const say = options.say ?? (() => {})
  const chance = random(options.seed)
  const folder = await mkdtemp(join(tmpdir(), 'icss-kills-'))
  const server = new ServerProcess({
    dataFolder: join(folder, 'data'),
    port: await freePort(),
    variables: { ICSS_LOG_LEVEL: 'silent' },
    program: options.program,
  })
  const ledger = new Ledger()
  const discrepancies: (Discrepancy | string)[] = []
  const byVictim = { server: 0, 'starting server': 0, database: 0, 'database connection': 0 }
  const imports: SentImport[] = []
  let names = 0
  let sent = 0

  const withDatabase = async <T>(work: (db: Client) => Promise<T>): Promise<T> => {
    const db = new Client(await server.databaseUrl())
    db.on('error', () => {})
    await db.connect()
    return work(db).finally(() => db.end())
  }
  const compare = async () => {
    const rows = await withDatabase((db) =>
      db.query<{ name: string; value: string }>(
        `select name, address as value from companies where name like 'kill-%'`,
      ),
    )
    discrepancies.push(...ledger.compare(rows.rows), ...(await withDatabase(notSearchable)))
  }
  const kill = async (victim: Victim) => {
    byVictim[victim] += 1
    switch (victim) {
      case 'server':
        await server.end('SIGKILL')
        break
      case 'starting server':
        await server.end('SIGKILL')
        server.spawn()
        await sleep(chance() * longestStart)
        await server.end('SIGKILL')
        break
      case 'database':
        process.kill(await server.postmaster(), 'SIGKILL')
        // Without its database the server ends by itself.
        await server.exited()
        break
      case 'database connection':
        await withDatabase(async (db) => {
          const { rows } = await db.query<{ pid: number }>(
            `select pid from pg_stat_activity where application_name = 'icss' order by random() limit 1`,
          )
          if (rows[0]) process.kill(rows[0].pid, 'SIGKILL')
        })
    }
  }

  try {
    await server.start()
    const api = await chamberClient(server)
    for (let round = 1; round <= options.kills; round += 1) {
      const stop = new AbortController()
      const working = Array.from({ length: writers }, () =>
        writeCompanies(api, ledger, () => `kill-${(names += 1)}`, chance, stop.signal),
      )
      if (round % roundsBetweenImports === 1) {
        const one = await sendImport(api, `import-${(sent += 1)}-`)
        if (one) imports.push(one)
      }
      const enough = ledger.acknowledged + Math.ceil(chance() * mostWrites)
      while (ledger.acknowledged < enough) await sleep(1)
      await kill(victims[Math.floor(chance() * victims.length)] ?? 'server')
      stop.abort()
      await Promise.all(working)
      if (!server.isRunning) await server.start()
      await untilServing(api)
      await compare()
      if (round % 25 === 0 || discrepancies.length > 0)
        say(
          `${round} kills, ${ledger.acknowledged} acknowledged writes, ${ledger.unknown} unknown, ` +
            `${discrepancies.length} discrepancies`,
        )
    }
    for (const one of imports) discrepancies.push(...(await withDatabase((db) => importFaults(api, db, one))))
  } finally {
    await server.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
  return {
    kills: options.kills,
    byVictim,
    acknowledged: ledger.acknowledged,
    unknown: ledger.unknown,
    imports: imports.length,
    importedRows: imports.length * importRows,
    discrepancies,
  }
}

/** After a killed connection PostgreSQL recovers behind a server that lives on. */
async function untilServing(api: Api): Promise<void> {
  for (;;) {
    try {
      await api.sessions.show()
      return
    } catch (error) {
      if (isRefusal(error)) throw error
      await sleep(20)
    }
  }
}
