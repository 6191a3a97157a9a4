import { loadJq } from 'jq-wasm/inline'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'

/** A jq expression that compiles; throws when it does not. */
export async function compiledJq(expression: string) {
  const jq = await loadJq()
  const run = (document: unknown, program: string, flags: string[]): string => {
    const { stdout, stderr, exitCode } = jq.raw(document as object, program, flags)
    if (exitCode === 0) return stdout
    const reason = stderr
      .split('\n', 1)
      .join('')
      .replace(/^jq: (?:error: )?/, '')
    throw new CliError('jq', exitCodes.usage, { expression, reason })
  }
  run(null, `def program: (${expression}\n); empty`, [])
  return {
    /** What it makes of a document: texts as they are, everything else as JSON, on one line unless `isPretty`. */
    of: (document: unknown, { isPretty }: { isPretty: boolean }): string =>
      run(document, expression, ['-r', ...(isPretty ? [] : ['-c'])]).replace(/\n$/, ''),
  }
}
