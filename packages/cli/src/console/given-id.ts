import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'

/** An id as a person gave it; a usage fault when it cannot be one. */
export function idOf(given: string): string {
  const id = given.trim().toLowerCase()
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw new CliError('notAnId', exitCodes.usage, { id: given })
  return id
}
