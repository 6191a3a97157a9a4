import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type Config, readConfig } from '../config.ts'
import { Database, reservedConnections } from '../database/database.ts'
import { createApp } from '../http/app.ts'
import { sessionCookie } from '../sessions/session-secret.ts'
import { s3Storage } from '../storage/s3-storage.ts'
import { localStorage } from '../storage/local-storage.ts'
import { type Person, secretOf } from './people.ts'
import type { Storage } from '../storage/storage.ts'
import { patience } from './patience.ts'
import { type TestClient, testClient } from './test-client.ts'
import { createTestDatabase } from './test-database.ts'

export interface TestServer {
  readonly url: string
  readonly databaseUrl: string
  readonly database: Database
  /** Where the server keeps its objects. */
  readonly objects: string
  readonly storage: Storage
  /** All that was logged so far, from `debug` on. */
  readonly log: () => string
  /** The typed client of one of the people, or of whoever sends these headers. */
  as(who: Person | Readonly<Record<string, string>>): TestClient
  /** As `fetch`, inside this process without a connection, for very many requests; only JSON is read. */
  inject(url: string, init: RequestInit): Promise<Response>
  /** The cookie of one of the people, for a client of one's own. */
  headersOf(person: Person): Record<string, string>
  /** A plain request, for what the typed client would never send. */
  fetch(path: string, init?: RequestInit & { who?: Person }): Promise<Response>
  /** Drops the database under the running server. */
  dropDatabase(): Promise<void>
  stop(): Promise<void>
}

const cookieOf = (person: Person) => ({ cookie: `${sessionCookie}=${secretOf(person)}` })

/** The server in this process, on a port and a database of its own; its queue stands still when `runs` is false. */
export async function startTestServer({
  runs = true,
  wait = patience.call,
  ...change
}: Partial<Config> & { runs?: boolean; wait?: number } = {}): Promise<TestServer> {
  const objects = await mkdtemp(join(tmpdir(), 'icss-objects-'))
  const testDatabase = await createTestDatabase()
  const lines: string[] = []
  const logStream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  // Tests ask more in a minute than people do.
  const settings = { ICSS_DATA_DIR: objects, ICSS_LOG_LEVEL: 'debug', ICSS_COSTLY_PER_MINUTE: '1000000' }
  const config: Config = { ...readConfig(settings), ...change }
  const connections = config.databaseConnections - reservedConnections
  const database = new Database(testDatabase.url, { connections, wait })
  const storage = config.s3 ? s3Storage(config.s3) : localStorage(objects)
  const { app, background } = await createApp({ config, database, storage, logStream })
  await app.listen({ port: 0, host: '127.0.0.1' })
  if (runs) background.start()
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return {
    url,
    databaseUrl: testDatabase.url,
    database,
    objects,
    storage,
    log: () => lines.join(''),
    as: (who) => testClient(url, () => (typeof who === 'string' ? cookieOf(who) : who)),
    async inject(path, { method = 'GET', headers, body }) {
      const {
        statusCode,
        headers: answered,
        stream,
      } = await app.inject({
        method: method as 'GET',
        url: path,
        headers: headers as Record<string, string>,
        payload: body as string | Buffer,
        payloadAsStream: true,
      })
      const isJson = /json/.test(String(answered['content-type']))
      if (!isJson) stream().destroy()
      return new Response(isJson ? await text(stream()) : null, { status: statusCode })
    },
    headersOf: cookieOf,
    fetch: (path, { who, ...init } = {}) =>
      fetch(url + path, { ...init, headers: { ...(who ? cookieOf(who) : {}), ...init.headers } as HeadersInit }),
    dropDatabase: () => testDatabase.drop(),
    async stop() {
      await background.stop()
      await app.close()
      await database.close()
      await testDatabase.drop()
      await rm(objects, { recursive: true, force: true })
    },
  }
}

/** One more process' worth of server over the database and the objects of `server`. */
export async function startReplica(
  { databaseUrl, objects }: TestServer,
  change: Partial<Config> = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const config: Config = { ...readConfig({ ICSS_DATA_DIR: objects, ICSS_LOG_LEVEL: 'silent' }), ...change }
  const connections = config.databaseConnections - reservedConnections
  const database = new Database(databaseUrl, { connections, wait: patience.call })
  const storage = config.s3 ? s3Storage(config.s3) : localStorage(objects)
  const { app, background } = await createApp({ config, database, storage })
  await app.listen({ port: 0, host: '127.0.0.1' })
  background.start()
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    async stop() {
      await background.stop()
      await app.close()
      await database.close()
    },
  }
}
