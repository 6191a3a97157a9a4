import type * as z from 'zod/mini'
import type { Input } from '../commands/command.ts'
import { exportedFile, exportFile } from '../commands/export-file.ts'
import type { Console } from '../console/console.ts'
import type { ExitCode } from '../exit-codes.ts'
import type { auditExportTakes } from './audit.commands.ts'

export const answer = exportedFile

export const run = (
  console: Console<z.output<typeof answer>>,
  { output }: Input<typeof auditExportTakes>,
): Promise<ExitCode> => exportFile(console, output, (server, signal) => server.audit.export({}, { timeout: 0, signal }))
