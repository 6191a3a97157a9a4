import { dirname, resolve } from 'node:path'
import * as z from 'zod/mini'
import { type GuidedColumn, guidedColumn } from '@icss/core/imports/column-guide.ts'
import type { ImportKind } from '@icss/core/imports/import-kinds.ts'
import { onAlike, onConflict } from '@icss/core/spreadsheets/table-endpoint.ts'
import { localFile, standardStream } from '../console/local-file.ts'
import { spoolStdin } from '../console/spool-stdin.ts'
import type { Both } from '../copy/both.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { printColumns } from '../imports/print-columns.ts'
import { saveTemplate, templateAnswer } from '../imports/save-template.ts'
import { runAnswer } from '../operations/run-answer.ts'
import type { TableToSend } from '../operations/run-through.ts'
import { type ImportEndpoint, type TableOptions, sendTable } from '../operations/send-table.ts'
import { connect } from '../server/connect.ts'
import { type Command, command } from './command.ts'
import { dryRunTake } from './shared-takes.ts'
import type { Takes } from './takes.ts'

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

const alikeTake = {
  onAlike: {
    value: 'what',
    choices: onAlike,
    default: 'skip',
    text: {
      zh: '名称与已有的只是写法不同、可能相同时：skip 跳过并列出，update 更新已有的、名称写法不变，make 仍然新增',
      en: 'what to do with a name that is probably one that is there, in another writing: skip the row and name it, update what is there and leave its name, or make it anyway',
    },
  },
} as const satisfies Takes

export interface ImportDeclared {
  readonly kind: ImportKind
  /** What its table may hold. */
  readonly guide: readonly GuidedColumn[]
  readonly summary: Both
  readonly examples: Command['examples']
  readonly endpoint: ImportEndpoint
}

/** Declares `icss … import` of an endpoint of the contract. */
export const importCommand = ({ kind, guide, summary, examples, endpoint }: ImportDeclared): Command =>
  command({
    summary,
    examples,
    guide,
    takes: {
      file: {
        argument: 'required',
        unless: ['columns', 'template'],
        suggest: 'files',
        text: { zh: '表格文件；- 表示标准输入', en: 'the table; - for stdin' },
      },
      columns: {
        text: {
          zh: '列出表格可以有哪些列、各列可填什么，不导入；无需登录',
          en: 'list the columns that the table may have, and what each may hold; imports nothing, and needs no login',
        },
      },
      template: {
        value: 'file',
        suggest: 'files',
        text: {
          zh: '写出一个空白表格到此文件，按扩展名为 .xlsx 或 .csv，不导入；XLSX 里有下拉选项和填写提示',
          en: 'write an empty table to this file, .xlsx or .csv by its extension; imports nothing. An XLSX has drop-downs for choices, and says at each cell what it may hold',
        },
      },
      ...dryRunTake,
      atomic: {
        text: {
          zh: '全部通过才导入，否则一行也不导入',
          en: 'import all rows, or none if one of them is rejected',
        },
      },
      ...('onConflict' in endpoint.query.shape ? conflictTake : {}),
      ...('onAlike' in endpoint.query.shape ? alikeTake : {}),
      sheet: {
        value: 'name',
        text: {
          zh: 'XLSX 里要读的工作表；默认读第一张可见且有内容的',
          en: 'the sheet of an XLSX to read; else the first one in sight that holds rows',
        },
      },
      strict: {
        text: {
          zh: '有不认识的列就不导入该文件，小标题行和没有表头而有内容的行算未通过；默认不导入这些，并逐一列出',
          en: 'refuse a file that has a column nobody knows, and rows that are headings or have values below no header; else these are left out, and named',
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
    },
    calls: [`${kind}.import`, 'operations.events', 'operations.alike', 'operations.rejectedFile', 'imports.template'],
    exits: ['partlyFailed', 'interrupted'],
    answer: z.union([runAnswer, z.object({ items: z.array(guidedColumn) }), templateAnswer]),
    async run(console, { file: path, columns, template, rejected, ...given }) {
      const others = { '<file>': path, '--columns': columns || undefined, '--template': template }
      const [first, second] = Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : [name]))
      if (first !== undefined && second !== undefined)
        throw new CliError('notTogether', exitCodes.usage, { first, second })
      if (template !== undefined) return saveTemplate(console, kind, template)
      if (path === undefined) return printColumns(console, guide)
      await using spooled = path === standardStream ? await spoolStdin() : undefined
      const file = spooled ?? (await localFile(path))
      if (rejected !== undefined && resolve(rejected) === resolve(path))
        throw new CliError('rejectedIsInput', exitCodes.usage)
      const { server, options } = await connect(console)
      const wanted = given as TableOptions
      const table: TableToSend = {
        file,
        dryRun: wanted.dryRun,
        send: (how) => sendTable(endpoint, options, file, wanted, how),
      }
      const { runThrough } = await import('../operations/run-through.ts')
      return await runThrough(console, server, table, {
        path: rejected,
        folder: path === standardStream ? '.' : dirname(path),
        source: file.name,
      })
    },
  })
