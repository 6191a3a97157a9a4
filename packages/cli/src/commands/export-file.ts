import * as z from 'zod/mini'
import type { Console } from '../console/console.ts'
import { writeExport } from '../console/write-export.ts'
import type { ExitCode } from '../exit-codes.ts'
import { connect, type Server } from '../server/connect.ts'

/** What `--json` says of an export: where it is, and how many bytes. */
export const exportedFile = z.object({ file: z.string(), bytes: z.number() })

/** Saves what `read` answers to the file `output`, or without one writes it to stdout. */
export const exportFile = (
  console: Console<z.output<typeof exportedFile>>,
  output: string | undefined,
  read: (server: Server, signal: AbortSignal) => Promise<Response>,
): Promise<ExitCode> =>
  writeExport(
    console,
    output,
    async (signal) => read((await connect(console)).server, signal),
    (file, bytes) => ({ file, bytes }),
  )
