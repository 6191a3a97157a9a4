import type * as z from 'zod/mini'
import type { Input } from '../commands/command.ts'
import { exportedFile, exportFile } from '../commands/export-file.ts'
import type { Console } from '../console/console.ts'
import { jsonLines } from '../console/json-lines.ts'
import type { ExitCode } from '../exit-codes.ts'
import type { exportTakes } from './categories.commands.ts'
import { readCategories } from './read-categories.ts'

export const answer = exportedFile

export const run = (
  console: Console<z.output<typeof answer>>,
  { kind, output }: Input<typeof exportTakes>,
): Promise<ExitCode> =>
  exportFile(console, output, async (server, signal) => jsonLines(await readCategories(server, kind, signal)))
