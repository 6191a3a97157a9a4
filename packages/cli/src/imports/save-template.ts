import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import * as z from 'zod/mini'
import { type TemplateFormat, templateFormats } from '@icss/core/imports/imports.contract.ts'
import type { ImportKind } from '@icss/core/imports/import-kinds.ts'
import type { Console } from '../console/console.ts'
import { saveStream } from '../console/save-stream.ts'
import { CliError } from '../errors/cli-error.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

export const templateAnswer = z.object({ file: z.string(), format: z.enum(templateFormats) })

function formatOf(file: string): TemplateFormat {
  const extension = extname(file).slice(1)
  const format = templateFormats.find((one) => one === extension.toLowerCase())
  if (!format) throw new CliError('templateExtension', exitCodes.usage, { file })
  return format
}

/** Writes the empty table of an import to a file. One that is there may be filled in, and is left as it is. */
export async function saveTemplate(
  console: Console<z.output<typeof templateAnswer>>,
  kind: ImportKind,
  file: string,
): Promise<ExitCode> {
  const format = formatOf(file)
  if (await stat(file).catch(() => undefined)) throw new CliError('fileIsThere', exitCodes.usage, { file })
  const { server } = await connect(console)
  const { language } = console
  await saveStream(await server.imports.template({ params: { kind }, query: { format, language } }), file)
  if (console.json) console.printJson({ file, format })
  else console.print(console.t('imports.template', { file }))
  return exitCodes.ok
}
