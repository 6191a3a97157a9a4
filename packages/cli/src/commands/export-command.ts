import { extname } from 'node:path'
import * as z from 'zod/mini'
import { type InputOf, call } from '@icss/core/client/client.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { type FileFormat, fileFormats } from '@icss/core/spreadsheets/table-endpoint.ts'
import { writeExport } from '../console/write-export.ts'
import type { Both } from '../copy/both.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { type Command, type EndpointName, command } from './command.ts'
import { type FilterWords, filterQuery, filterTakes } from './filters.ts'
import { outputTake } from './shared-takes.ts'
import type { Input, Takes } from './takes.ts'

const exportTakes = {
  format: {
    value: 'format',
    choices: fileFormats,
    text: {
      zh: '文件格式；默认按 --output 的扩展名，否则为 csv。在表格软件里打开请用 xlsx：打开 csv 时，长号码的末几位和开头的 0 会丢',
      en: 'format of the file; else by the extension of --output, else csv. For a spreadsheet take xlsx: opening csv, it drops leading zeros and the last digits of long codes',
    },
  },
  ...outputTake,
} as const satisfies Takes

/** The format that the name of a file says; refuses an extension that is none of them. */
function formatOf(output: string | undefined): FileFormat {
  const extension = extname(output ?? '').slice(1)
  if (extension === '') return 'csv'
  const format = fileFormats.find((one) => one === extension.toLowerCase())
  if (!format) throw new CliError('unknownExtension', exitCodes.usage, { extension, formats: fileFormats.join(', ') })
  return format
}

/** An export of the contract: a stream of a table. */
export type ExportEndpoint = Endpoint & { readonly query: z.ZodMiniObject; readonly answer: 'stream' }

export interface ExportDeclared<E extends ExportEndpoint> {
  readonly summary: Both
  readonly examples: Command['examples']
  readonly call: EndpointName
  readonly endpoint: E
  /** A wording for each filter of the endpoint; `q` is the option `--search`. */
  readonly filters: {
    readonly [Key in Exclude<keyof E['query']['shape'], 'format' | 'language'>]: FilterWords
  }
}

/** Declares `icss … export` of an endpoint of the contract. */
export const exportCommand = <E extends ExportEndpoint>({
  summary,
  examples,
  call: name,
  endpoint,
  filters,
}: ExportDeclared<E>): Command =>
  command({
    summary,
    examples,
    takes: { ...filterTakes(endpoint.query, filters), ...exportTakes } as Takes,
    calls: [name],
    exits: ['interrupted'],
    answer: z.object({ file: z.string(), format: z.enum(fileFormats), bytes: z.number() }),
    async run(console, input) {
      const given = input as Input<typeof exportTakes>
      const format = given.format ?? formatOf(given.output)
      return writeExport(
        console,
        given.output,
        async (signal) => {
          const { server, options } = await connect(console)
          const query = { ...(await filterQuery(server, filters, given)), format, language: console.language }
          return call<ExportEndpoint>(
            endpoint,
            { query } as unknown as InputOf<ExportEndpoint>,
            { timeout: 0, signal },
            options,
          )
        },
        (file, bytes) => ({ file, format, bytes }),
      )
    },
  })
