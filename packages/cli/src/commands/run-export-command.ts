import * as z from 'zod/mini'
import { type InputOf, call } from '@icss/core/client/client.ts'
import { fileFormats } from '@icss/core/spreadsheets/table-endpoint.ts'
import { writeExport } from '../console/write-export.ts'
import { connect } from '../server/connect.ts'
import type { CommandModule, Input } from './command.ts'
import type { ExportDeclared, ExportEndpoint, exportTakes } from './export-command.ts'
import { filterQuery } from './list-command.ts'

type Given = Input<typeof exportTakes> & Readonly<Record<string, string | undefined>>

/** What an export declared by `exportCommand` runs. */
export const exportModule = ({ endpoint, filters }: ExportDeclared<ExportEndpoint>): CommandModule => ({
  answer: z.object({ file: z.string(), format: z.enum(fileFormats), bytes: z.number() }),
  async run(console, input) {
    const given = input as unknown as Given
    const format = given.format ?? fileFormats.find((one) => given.output?.toLowerCase().endsWith(`.${one}`)) ?? 'csv'
    return writeExport(
      console,
      given.output,
      async (signal) => {
        const { server, options } = await connect(console)
        const query = { ...(await filterQuery(server, filters, given)), format, language: console.language }
        const answered = call(
          endpoint,
          { query } as unknown as InputOf<ExportEndpoint>,
          { timeout: 0, signal },
          options,
        )
        return answered as unknown as Promise<Response>
      },
      (file, bytes) => ({ file, format, bytes }),
    )
  },
})
