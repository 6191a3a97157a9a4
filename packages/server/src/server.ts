import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from './config.ts'
import { claimDataFolder } from './database/data-folder.ts'
import { Database, reservedConnections } from './database/database.ts'
import { startEmbeddedPostgres } from './database/embedded-postgres.ts'
import { migrateDatabase } from './database/migrate.ts'
import { type DemoAccount, readDemoAccounts, writeDemoAccounts } from './demo/demo-accounts.ts'
import { createDemoContent } from './demo/demo-content.ts'
import { createDemoData } from './demo/demo-data.ts'
import { createApp } from './http/app.ts'
import { createFirstProvider } from './platform/first-provider.ts'
import { StartError } from './start-error.ts'
import { openStorage } from './storage/open-storage.ts'

export interface RunningServer {
  readonly url: string
  readonly demoAccounts: readonly DemoAccount[]
  /** Settles when the database ended by itself; the server is of no use then. */
  readonly broken: Promise<string>
  /**
   * Fails `/readyz`, lets requests and runs end for as long as the settings say, then ends the database. Answers false
   * when something had to be cut off.
   */
  stop(): Promise<boolean>
}

/** Whether `work` ends within some milliseconds. */
const endsWithin = async (work: Promise<unknown>, milliseconds: number): Promise<boolean> =>
  Promise.race([work.then(() => true), sleep(milliseconds, false, { ref: false })])

/** Undoes what was started, last first, whatever fails on the way. */
class Undo {
  readonly #steps: (() => Promise<unknown>)[] = []
  add(step: () => Promise<unknown>): void {
    this.#steps.push(step)
  }
  async all(): Promise<void> {
    for (const step of this.#steps.splice(0).toReversed()) await step().catch(() => undefined)
  }
}

const listenFault = (error: NodeJS.ErrnoException, { host, port }: Config): unknown => {
  if (error.code === 'EADDRINUSE')
    return new StartError(`Port ${port} on ${host} is taken by another program. Stop it, or choose another: PORT=8081.`)
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} may not be used by this user. Choose one above 1023, such as PORT=8080.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartError(`HOST=${host} is no address of this machine. Use 127.0.0.1 or 0.0.0.0.`)
  return error
}

/** Starts everything that one process serves. Throws `StartError` for what the operator can mend. */
export async function startServer(config: Config, say: (line: string) => void): Promise<RunningServer> {
  const undo = new Undo()
  try {
    const claim = await claimDataFolder(config.dataFolder)
    undo.add(() => claim.release())

    let databaseUrl = config.databaseUrl
    let broken = new Promise<string>(() => {})
    if (databaseUrl === undefined) {
      say('Starting the database')
      const postgres = await startEmbeddedPostgres({ dataFolder: join(config.dataFolder, 'postgres') })
      undo.add(() => postgres.stop())
      databaseUrl = postgres.url
      broken = postgres.exited.then(() => 'The database has stopped by itself; see the log in the data folder.')
    }
    await migrateDatabase(databaseUrl)
    const database = new Database(databaseUrl, {
      connections: config.databaseConnections - reservedConnections,
    })
    // What still runs after the time to end is cut off with its connection.
    undo.add(() => endsWithin(database.close(), 2000))

    if (config.provider) await createFirstProvider(database, config.provider)
    const created = config.demo ? await createDemoData(database) : undefined
    if (created) await writeDemoAccounts(config.dataFolder, created)
    const demoAccounts = created ?? (config.demo ? await readDemoAccounts(config.dataFolder) : [])

    const storage = await openStorage(config)
    const { app, background, health } = await createApp({ config, database, storage })
    undo.add(() => app.close())
    await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw listenFault(error as NodeJS.ErrnoException, config)
    })
    background.start()
    const drain = async () => {
      health.drain()
      await sleep(config.drainDelaySeconds * 1000)
      const isEnded = await endsWithin(Promise.all([background.stop(), app.close()]), config.drainLimitSeconds * 1000)
      if (isEnded) return true
      app.server.closeAllConnections()
      return false
    }

    const { port } = app.server.address() as AddressInfo
    const name = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
    const host = `${name.includes(':') ? `[${name}]` : name}:${port}`
    if (created && config.demo === true)
      await createDemoContent({ app, database, host, accounts: created }).catch((error: unknown) =>
        say(`The demo channels are not filled: ${(error as Error).stack}`),
      )
    return {
      url: `http://${host}/bcicss/`,
      demoAccounts,
      broken,
      async stop() {
        const isEnded = await drain().catch(() => false)
        await undo.all()
        return isEnded
      },
    }
  } catch (error) {
    await undo.all()
    throw error
  }
}
