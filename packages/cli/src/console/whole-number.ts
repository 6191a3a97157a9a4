import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'

/** The value of an option that is a whole number; a usage fault when it is none. */
export function wholeNumber(option: string, value: string, { least, most }: { least: number; most: number }): number {
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < least || number > most)
    throw new CliError('wholeNumber', exitCodes.usage, { option, value, least, most })
  return number
}
