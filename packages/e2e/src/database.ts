import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'

/** Where the product's own database is reached. */
export async function databaseUrl(): Promise<string> {
  const postgres = join(process.env.ICSS_E2E_DATA ?? '', 'postgres')
  const password = (await readFile(join(postgres, 'cluster/icss.password'), 'utf8')).trim()
  return `postgres://icss:${encodeURIComponent(password)}@localhost:5432/icss?host=${encodeURIComponent(join(postgres, 'socket'))}`
}

/** Lets time pass in the database, which no journey can wait for. */
export async function letTimePass(...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: await databaseUrl() })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
