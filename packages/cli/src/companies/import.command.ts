import { onConflict } from '@icss/core/companies/companies.contract.ts'
import { type Takes, command } from '../commands/command.ts'
import { dryRunTake } from '../commands/shared-takes.ts'

export const importTakes = {
  file: { argument: 'required', suggest: 'files', text: { zh: '表格文件', en: 'the table' } },
  ...dryRunTake,
  atomic: {
    text: {
      zh: '全部通过才导入，否则一行也不导入',
      en: 'import all rows, or none if one of them is rejected',
    },
  },
  onConflict: {
    value: 'what',
    choices: onConflict,
    default: 'skip',
    text: {
      zh: '企业已存在时：skip 跳过，update 更新，fail 作为未通过的行',
      en: 'when a company is there already: skip it, update it, or fail, which rejects the row',
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

export const importMembers = command({
  name: 'import',
  summary: {
    zh: '从表格导入会员企业：CSV（UTF-8、GB18030、GBK）、XLSX 或 JSON Lines，中英文表头皆可，列的顺序不限。导入在服务器上进行，终端关闭也不会中断；重复运行不会重复导入。',
    en: 'Import member companies from a table: CSV (UTF-8, GB18030, GBK), XLSX or JSON Lines, with Chinese or English headers in any order. The import runs at the server and goes on when the terminal is closed; run again, it imports nothing twice.',
  },
  takes: importTakes,
  examples: {
    zh: [
      'icss members import 会员企业.xlsx --dry-run',
      'icss members import 会员企业.csv',
      'icss members import 会员企业.csv --on-conflict update --json',
    ],
    en: [
      'icss members import companies.xlsx --dry-run',
      'icss members import companies.csv',
      'icss members import companies.csv --on-conflict update --json',
    ],
  },
  calls: ['companies.import', 'operations.show', 'operations.rejectedFile'],
  exits: ['partlyFailed', 'interrupted'],
  load: () => import('./run-import.ts'),
})
