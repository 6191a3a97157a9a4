import { outputTake } from './shared-takes.ts'
import type * as z from 'zod/mini'
import { fileFormats } from '@icss/core/spreadsheets/table-endpoint.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import type { Both } from '../copy/both.ts'
import { type Command, type EndpointName, type Takes, command } from './command.ts'
import { type FilterWords, filterTakes } from './list-command.ts'

export const exportTakes = {
  format: {
    value: 'format',
    choices: fileFormats,
    text: {
      zh: '文件格式；默认按 --output 的扩展名，否则为 csv',
      en: 'format of the file; else by the extension of --output, else csv',
    },
  },
  ...outputTake,
} as const satisfies Takes

/** An export of the contract: a stream of CSV or JSON Lines. */
export type ExportEndpoint = Endpoint & { readonly query: z.ZodMiniObject; readonly answer: 'stream' }

export interface ExportDeclared<E extends ExportEndpoint> {
  readonly name?: string
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
export function exportCommand<E extends ExportEndpoint>(declared: ExportDeclared<E>): Command {
  const { name = 'export', summary, examples, call, endpoint, filters } = declared
  return command({
    name,
    summary,
    examples,
    takes: { ...filterTakes(endpoint.query, filters), ...exportTakes } as Takes,
    calls: [call],
    exits: ['interrupted'],
    load: async () => {
      const { exportModule } = await import('./run-export-command.ts')
      return exportModule(declared as unknown as ExportDeclared<ExportEndpoint>)
    },
  })
}
