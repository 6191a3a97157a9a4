import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { claimDataFolder, isDataFolder } from '../database/data-folder.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { clusterFolder } from '../database/postgres-cluster.ts'
import { StartError } from '../start-error.ts'

export interface CommandDatabase {
  readonly url: string
  close(): Promise<void>
}

/** The address of the embedded database of a server that runs on this data folder. */
async function addressOfRunning(folder: string): Promise<string> {
  const password = (await readFile(join(clusterFolder(folder), 'icss.password'), 'utf8')).trim()
  const status = (await readFile(join(clusterFolder(folder), 'postmaster.pid'), 'utf8')).split('\n')
  const [port = '', socket = ''] = [status[3], status[4]]
  return `postgres://icss:${encodeURIComponent(password)}@localhost:${port}/icss?host=${encodeURIComponent(socket)}`
}

/**
 * The database that the settings name. The embedded one is started for the time of the command; where a server runs on
 * it, its own is used, unless the command needs it for itself.
 */
export async function openCommandDatabase(
  config: Config,
  { alone = false, create = false }: { alone?: boolean; create?: boolean } = {},
): Promise<CommandDatabase> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, close: async () => {} }
  const { dataFolder } = config
  const folder = join(dataFolder, 'postgres')
  if (!create && !(await isDataFolder(dataFolder)))
    throw new StartError(`There is no database in ${dataFolder}: name the data folder in ICSS_DATA_DIR.`)
  const claim = await claimDataFolder(dataFolder, { patienceMs: alone ? 3000 : 0 }).catch((error: unknown) => {
    if (alone || !(error instanceof StartError) || !error.message.startsWith('Data folder in use')) throw error
    return undefined
  })
  if (!claim) {
    const url = await addressOfRunning(folder).catch((cause: unknown) => {
      throw new StartError('The server that holds this data folder is just starting or ending: try again.', { cause })
    })
    return { url, close: async () => {} }
  }
  try {
    const postgres = await startEmbeddedPostgres({ dataFolder: folder })
    return {
      url: postgres.url,
      async close() {
        await postgres.stop()
        await claim.release()
      },
    }
  } catch (error) {
    await claim.release()
    throw error
  }
}
