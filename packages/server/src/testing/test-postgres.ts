import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { Database } from '../database/database.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { addPeople } from './people.ts'
import { databaseUrl, templateName } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** Where what tests build lies; what it loads by name is found from there. */
    buildFolder: string
  }
}

// The tests' PostgreSQL may lose everything when the machine dies; it never has to sync.
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url))

/** One PostgreSQL for the run, with a template that holds the newest schema and the people. */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'icss-tests-'))
  const postgres = await startEmbeddedPostgres({ dataFolder: folder, settings })
  const client = new Client(postgres.url)
  await client.connect()
  await client.query(`create database ${templateName}`)
  await client.end()
  const url = databaseUrl(postgres.url, templateName)
  await migrateDatabase(url)
  const database = new Database(url)
  await addPeople(database)
  await database.close()
  project.provide('postgresUrl', postgres.url)
  await mkdir(cache, { recursive: true })
  const buildFolder = await mkdtemp(join(cache, 'icss-tests-'))
  project.provide('buildFolder', buildFolder)
  return async () => {
    await postgres.stop()
    for (const each of [folder, buildFolder]) await rm(each, { recursive: true, force: true })
  }
}
