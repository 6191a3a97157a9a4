import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** SHA-256 of each migration that this release brings, in order. */
export const knownMigrations = (): string[] => readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)

/** SHA-256 of each migration that a database has, in order; none where nothing was ever migrated. */
export async function appliedMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!rows[0]?.exists) return []
  const applied = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id')
  return applied.rows.map(({ hash }) => hash)
}

/** Does `work` with a folder that holds the first `level` migrations only. */
export async function withMigrationsUpTo<T>(level: number, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'icss-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    const file = join(folder, 'meta/_journal.json')
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: unknown[] }
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, level) }))
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
