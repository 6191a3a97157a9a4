import { CliError } from '../errors/cli-error.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { untilInterrupted } from '../operations/until-interrupted.ts'
import { sizeWords } from '../operations/run-words.ts'
import type { Console } from './console.ts'
import { standardStream } from './local-file.ts'
import { saveStream } from './save-stream.ts'
import { writeOut } from './write-out.ts'

/** Milliseconds between notes about how far an export has come. */
const interval = 2000

/**
 * Saves what `open` answers to the file `output`, which is whole or not there; without one, or with `-`, writes it to stdout.
 * `done` makes the document of `--json`. Ctrl-C leaves no file behind.
 */
export async function writeExport<Answer>(
  console: Console<Answer>,
  output: string | undefined,
  open: (signal: AbortSignal) => Promise<Response>,
  done: (file: string, bytes: number) => Answer,
): Promise<ExitCode> {
  const { t } = console
  const file = output === standardStream ? undefined : output
  if (console.json && file === undefined) throw new CliError('jsonNeedsOutput', exitCodes.usage)
  return untilInterrupted(async (signal) => {
    try {
      const response = await open(signal)
      if (file === undefined) {
        await writeOut(response)
        return exitCodes.ok
      }
      let told = performance.now()
      const bytes = await saveStream(response, file, (seen) => {
        if (performance.now() - told < interval) return
        told = performance.now()
        console.note(t('export.soFar', { size: sizeWords(seen) }))
      })
      if (console.json) console.printJson(done(file, bytes))
      else console.print(t('export.done', { file, size: sizeWords(bytes) }))
      return exitCodes.ok
    } catch (error) {
      if (!signal.aborted) throw error
      console.warn(t('export.interrupted'))
      return exitCodes.interrupted
    }
  })
}
