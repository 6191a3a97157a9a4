import * as z from 'zod/mini'
import { fileFormats } from '@icss/core/companies/companies.contract.ts'
import type { Input } from '../commands/command.ts'
import { type Console } from '../console/console.ts'
import { writeExport } from '../console/write-export.ts'
import type { ExitCode } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { companyFilterQuery } from './company-filters.ts'
import type { exportTakes } from './export.command.ts'

export const answer = z.object({ file: z.string(), format: z.enum(fileFormats), bytes: z.number() })

/** Saves the companies to a file that is whole or not there, or writes them to stdout. */
export async function run(
  console: Console<z.output<typeof answer>>,
  input: Input<typeof exportTakes>,
): Promise<ExitCode> {
  const { output } = input
  const format = input.format ?? (output?.endsWith('.jsonl') ? 'jsonl' : 'csv')
  const query = { ...companyFilterQuery(input), format, language: console.language }
  return writeExport(
    console,
    output,
    async (signal) => {
      const { server } = await connect(console)
      return server.companies.export({ query }, { timeout: 0, signal })
    },
    (file, bytes) => ({ file, format, bytes }),
  )
}
