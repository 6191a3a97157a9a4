import type { Config } from '../config.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { catalogueEn } from '@icss/core/errors/catalogue.en.ts'
import { wordError } from '@icss/core/errors/wording.ts'
import { importRegister as read } from '../register/import-register.ts'
import { Database } from '../database/database.ts'
import { StartError } from '../start-error.ts'
import { openCommandDatabase } from './command-database.ts'

const progressEvery = 100_000

/** Imports a register file. */
export async function importRegister(
  config: Config,
  file: string,
  say: (line: string) => void,
  options: { readonly skipBad: boolean },
): Promise<void> {
  const opened = await openCommandDatabase(config)
  const database = new Database(opened.url, { connections: 2 })
  try {
    const { companies, bad } = await read(database, file, {
      ...options,
      told: (count) => {
        if (count % progressEvery === 0) say(`${count} companies`)
      },
    })
    say(`The register has ${companies} companies; ${bad} rows were left out.`)
  } catch (error) {
    if (error instanceof ProblemError) {
      const { says, fix } = wordError(catalogueEn, 'en', error)
      throw new StartError(`${says}. ${fix}`)
    }
    throw error
  } finally {
    await database.close()
    await opened.close()
  }
}
