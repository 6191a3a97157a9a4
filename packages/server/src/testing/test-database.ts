import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

export const templateName = 'template_icss'

export const databaseUrl = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** Runs one statement beside all databases of the tests. */
async function administer(statement: string): Promise<void> {
  const client = new Client(inject('postgresUrl'))
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** A database of its own, as `npm start` makes one, with the people in it; or one with nothing in it at all. */
export async function createTestDatabase({ empty = false }: { empty?: boolean } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name} template ${empty ? 'template0' : templateName} strategy file_copy`)
  return {
    url: databaseUrl(inject('postgresUrl'), name),
    drop: () => administer(`drop database if exists ${name} with (force)`),
  }
}
