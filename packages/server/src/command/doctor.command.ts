import { existsSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { Readable } from 'node:stream'
import { Client } from 'pg'
import type { Config } from '../config.ts'
import { appliedMigrations, knownMigrations } from '../database/migrations.ts'
import { serverVersion } from '../database/server-version.ts'
import { openStorage } from '../storage/open-storage.ts'
import { openCommandDatabase } from './command-database.ts'

/** What was looked at; `advice` says what to do where it is not well. */
export interface Finding {
  readonly about: string
  readonly says: string
  readonly advice?: string
}

const builtWeb = fileURLToPath(new URL('../../../web/dist', import.meta.url))
const leastFree = 1024 ** 3

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function folderFindings({ dataFolder }: Config): Promise<Finding[]> {
  const about = 'data folder'
  const found = await stat(dataFolder).catch(() => undefined)
  if (!found) return [{ about, says: `${dataFolder} is not there yet; the first start makes it` }]
  const mode = (found.mode & 0o777).toString(8)
  const { bavail, bsize } = await statfs(dataFolder)
  const free = bavail * bsize
  return [
    mode === '700'
      ? { about, says: `${dataFolder}, for its owner only` }
      : { about, says: `${dataFolder} has mode ${mode}`, advice: `chmod 700 ${dataFolder}` },
    {
      about: 'disk',
      says: `${(free / leastFree).toFixed(1)} GB free`,
      ...(free < leastFree ? { advice: 'Make room: less than 1 GB is left for database and files.' } : {}),
    },
  ]
}

async function databaseFindings(client: Client): Promise<Finding[]> {
  const one = async <T extends object>(sql: string) => (await client.query<T>(sql)).rows[0] as T
  const { version } = await one<{ version: string }>(`select current_setting('server_version') as version`)
  const { open } = await one<{ open: boolean }>(
    `select not (pg_is_in_recovery() or current_setting('transaction_read_only')::bool) as open`,
  )
  const { leakproof } = await one<{ leakproof: boolean }>(
    `select bool_and(proleakproof) as leakproof from pg_proc where proname = 'arraycontains'`,
  )
  const { seconds } = await one<{ seconds: number }>(
    `select abs(extract(epoch from clock_timestamp()) - ${Date.now() / 1000})::float8 as seconds`,
  )
  const { tables } = await one<{ tables: string | null }>(`
    select string_agg(c.relname, ', ') as tables from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'channel_id'
      and not c.relrowsecurity`)
  const known = knownMigrations()
  const applied = await appliedMigrations(client)
  const pending = known.length - applied.length
  const isForeign = applied.some((hash, i) => hash !== known[i])
  return [
    {
      about: 'PostgreSQL',
      says: version,
      ...((await serverVersion(client)) < 150_000 ? { advice: 'Upgrade to PostgreSQL 15 or newer.' } : {}),
    },
    open
      ? { about: 'writing', says: 'possible' }
      : { about: 'writing', says: 'not possible', advice: 'Name the primary in DATABASE_URL, not a standby.' },
    isForeign
      ? { about: 'schema', says: 'made by another release', advice: 'Start the release that made it, or a newer one.' }
      : { about: 'schema', says: pending === 0 ? 'newest' : `${pending} migrations to come; the next start runs them` },
    tables === null
      ? { about: 'row-level security', says: 'on every table with a channel id' }
      : { about: 'row-level security', says: `off on ${tables}`, advice: 'Run icss-server migrate.' },
    leakproof
      ? { about: 'search', says: 'may use its index' }
      : {
          about: 'search',
          says: 'reads all rows of a channel',
          advice: 'As superuser: alter function pg_catalog.arraycontains(anyarray, anyarray) leakproof',
        },
    {
      about: 'clocks',
      says: `${seconds.toFixed(1)} s apart`,
      ...(seconds > 5 ? { advice: 'Let both machines keep time by NTP.' } : {}),
    },
  ]
}

const isHere = (host: string) => /^(?:localhost|127\.[\d.]+|\[::1\]|)$/.test(host)

/** What travels in plain text to another machine. */
export function connectionFindings({ databaseUrl, s3, sms }: Config): Finding[] {
  const database = databaseUrl === undefined ? undefined : new URL(databaseUrl)
  const isDatabasePlain =
    database &&
    !isHere(database.hostname) &&
    !/^(?:require|verify-ca|verify-full)$/.test(database.searchParams.get('sslmode') ?? '')
  const plain = [
    ...(isDatabasePlain ? [{ name: 'DATABASE_URL', advice: 'add sslmode=verify-full to it' }] : []),
    ...Object.entries({ ICSS_S3_ENDPOINT: s3?.endpoint, ICSS_SMS_URL: sms?.url }).flatMap(([name, url]) => {
      const parsed = url === undefined ? undefined : new URL(url)
      return parsed && parsed.protocol === 'http:' && !isHere(parsed.hostname)
        ? [{ name, advice: 'begin it with https://' }]
        : []
    }),
  ]
  if (plain.length === 0) return [{ about: 'connections', says: 'to other machines by TLS only' }]
  return plain.map(({ name, advice }) => ({
    about: 'connections',
    says: `${name} names another machine without TLS`,
    advice: `Unless the network between them is trusted, ${advice}.`,
  }))
}

async function storageFindings(config: Config): Promise<Finding[]> {
  const key = 'health/doctor'
  try {
    const storage = await openStorage(config)
    await storage.put(key, Readable.from([Buffer.from('.')]))
    await storage.delete(key)
    return [{ about: 'storage', says: 'can be written' }]
  } catch (error) {
    return [{ about: 'storage', says: reasonOf(error), advice: 'Mend what it says; uploads and imports need it.' }]
  }
}

async function portFindings({ port, host }: Config): Promise<Finding[]> {
  const server = createServer()
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once('error', resolve).listen(port, host, () => resolve(undefined))
  })
  server.close()
  if (!error) return [{ about: 'port', says: `${port} is free` }]
  if (error.code === 'EADDRINUSE') return [{ about: 'port', says: `${port} is taken; by this server, if it runs` }]
  return [{ about: 'port', says: `${host}:${port} cannot be used (${error.code})`, advice: 'Change HOST or PORT.' }]
}

/** Looks at everything that a start and a running server need. Changes nothing. */
export async function doctor(config: Config): Promise<readonly Finding[]> {
  const findings = [
    { about: 'Node', says: process.version },
    existsSync(builtWeb)
      ? { about: 'web', says: 'built' }
      : { about: 'web', says: 'not built', advice: 'npm run build, or npm start, which builds it.' },
    ...(await folderFindings(config)),
    ...(await portFindings(config)),
    ...connectionFindings(config),
  ]
  try {
    const database = await openCommandDatabase(config)
    const client = new Client({ connectionString: database.url, connectionTimeoutMillis: 10_000 })
    try {
      await client.connect()
      findings.push(...(await databaseFindings(client)))
    } finally {
      await client.end().catch(() => {})
      await database.close()
    }
  } catch (error) {
    findings.push({ about: 'database', says: reasonOf(error), advice: 'Check DATABASE_URL or ICSS_DATA_DIR.' })
  }
  return [...findings, ...(await storageFindings(config))]
}
