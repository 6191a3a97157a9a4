import type { GlobalOptions } from '../commands/global-options.ts'
import { type Console } from '../console/console.ts'
import { saveStream } from '../console/save-stream.ts'
import { writeOut } from '../console/write-out.ts'
import { CliError } from '../errors/cli-error.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { sizeWords } from '../operations/run-words.ts'
import { untilInterrupted } from '../operations/until-interrupted.ts'
import { connect } from '../server/connect.ts'
import { companyFilterQuery } from './company-filters.ts'
import type { ExportOptions } from './export.command.ts'

/** Milliseconds between notes about how far an export has come. */
const interval = 2000

/** Saves the companies to a file that is whole or not there, or writes them to stdout. */
export async function runExport(console: Console, options: ExportOptions & GlobalOptions): Promise<ExitCode> {
  const { t, language } = console
  const { output } = options
  if (console.json && output === undefined) throw new CliError('jsonNeedsOutput', exitCodes.usage)
  const format = options.format ?? (output?.endsWith('.jsonl') ? 'jsonl' : 'csv')
  const { server } = await connect(console, options)
  return untilInterrupted(async (signal) => {
    try {
      const query = { ...companyFilterQuery(options), format, language }
      const response = await server.companies.export({ query }, { timeout: 0, signal })
      if (output === undefined) {
        await writeOut(response)
        return exitCodes.ok
      }
      let told = performance.now()
      const bytes = await saveStream(response, output, (seen) => {
        if (performance.now() - told < interval) return
        told = performance.now()
        console.note(t('members.export.soFar', { size: sizeWords(seen) }))
      })
      if (console.json) console.printJson({ file: output, format, bytes })
      else console.print(t('members.export.done', { file: output, size: sizeWords(bytes) }))
      return exitCodes.ok
    } catch (error) {
      if (!signal.aborted) throw error
      console.warn(t('members.export.interrupted'))
      return exitCodes.interrupted
    }
  })
}
