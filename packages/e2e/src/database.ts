import { Client } from 'pg'
import { embeddedUrl } from '../../server/src/testing/embedded-url.ts'

/** Where the product's own database is reached. */
export const databaseUrl = (): Promise<string> => embeddedUrl(process.env.ICSS_E2E_DATA ?? '')

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
