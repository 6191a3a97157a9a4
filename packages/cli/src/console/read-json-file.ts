import { readFile } from 'node:fs/promises'
import type * as z from 'zod/mini'
import { check } from '@icss/core/rules/check.ts'
import { unreadable } from './local-file.ts'
import { withoutVersion } from '../commands/format-version.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'

/** What a JSON file holds, as `schema` has it, also one that `--json` printed; a fault names the place in the file that is not. */
export async function readJsonFile<S extends z.ZodMiniType>(file: string, schema: S): Promise<z.output<S>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw unreadable(file, error)
  })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new CliError('fileNotJson', exitCodes.failed, { file, reason: (error as Error).message }, error)
  }
  const checked = check(schema, withoutVersion(value))
  if (!checked.ok)
    throw new CliError('fileNotThat', exitCodes.failed, { file, place: Object.keys(checked.errors)[0] ?? '' })
  return checked.value
}
