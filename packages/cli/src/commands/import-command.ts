import type * as z from 'zod/mini'
import { onConflict } from '@icss/core/spreadsheets/table-endpoint.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import type { operation } from '@icss/core/operations/operation.ts'
import type { Both } from '../copy/both.ts'
import { type Command, type EndpointName, type Input, type Takes, command } from './command.ts'
import { dryRunTake } from './shared-takes.ts'

const conflictTake = {
  onConflict: {
    value: 'what',
    choices: onConflict,
    default: 'skip',
    text: {
      zh: '内容已存在时：skip 跳过，update 更新，fail 作为未通过的行',
      en: 'what to do when something is there already: skip it, update it, or fail, which rejects the row',
    },
  },
} as const satisfies Takes

const importTakes = {
  file: { argument: 'required', suggest: 'files', text: { zh: '表格文件', en: 'the table' } },
  ...dryRunTake,
  atomic: {
    text: {
      zh: '全部通过才导入，否则一行也不导入',
      en: 'import all rows, or none if one of them is rejected',
    },
  },
  rejected: {
    value: 'file',
    suggest: 'files',
    text: {
      zh: '未通过的行写入此文件；默认在原文件旁边，名为 <文件名>.rejected.csv 或 .jsonl',
      en: 'write the rejected rows to this file; else beside the input, as <name>.rejected.csv or .jsonl',
    },
  },
} as const satisfies Takes

/** What an import is given; `onConflict` only where its endpoint asks for it. */
export type ImportInput = Input<typeof importTakes> & {
  readonly onConflict?: Input<typeof conflictTake>['onConflict'] | undefined
}

/** An import of the contract: a stream of a table, answered by the run that imports it. */
export type ImportEndpoint = Endpoint & {
  readonly query: z.ZodMiniObject
  readonly body: 'stream'
  readonly answer: typeof operation
}

export interface ImportDeclared {
  readonly name?: string
  readonly summary: Both
  readonly examples: Command['examples']
  readonly call: EndpointName
  readonly endpoint: ImportEndpoint
}

/** The options in their order in help. */
const takesOf = ({ query }: ImportEndpoint): Takes => {
  const { rejected, ...takes } = importTakes
  return { ...takes, ...('onConflict' in query.shape ? conflictTake : {}), rejected }
}

/** Declares `icss … import` of an endpoint of the contract. */
export const importCommand = (declared: ImportDeclared): Command =>
  command({
    name: declared.name ?? 'import',
    summary: declared.summary,
    examples: declared.examples,
    takes: takesOf(declared.endpoint),
    calls: [declared.call, 'operations.events', 'operations.rejectedFile'],
    exits: ['partlyFailed', 'interrupted'],
    load: async () => {
      const { importModule } = await import('./run-import-command.ts')
      return importModule(declared)
    },
  })
