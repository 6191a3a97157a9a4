import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the database is reached that a server keeps in its data folder. */
export async function embeddedUrl(dataFolder: string): Promise<string> {
  const postgres = join(dataFolder, 'postgres')
  const password = (await readFile(join(postgres, 'cluster/icss.password'), 'utf8')).trim()
  return `postgres://icss:${encodeURIComponent(password)}@localhost:5432/icss?host=${encodeURIComponent(join(postgres, 'socket'))}`
}
