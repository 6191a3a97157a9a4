import { type Takes, command } from '../commands/command.ts'
import { companyFilters } from './company-filters.ts'

export const exportTakes = {
  ...companyFilters,
  format: {
    value: 'format',
    choices: ['csv', 'jsonl'],
    text: {
      zh: '文件格式；默认按 --output 的扩展名，否则为 csv',
      en: 'format of the file; else by the extension of --output, else csv',
    },
  },
  output: {
    value: 'file',
    short: 'o',
    suggest: 'files',
    text: {
      zh: '写入此文件；写完整后才会出现。默认写到标准输出',
      en: 'write to this file, which appears only when it is whole; else to stdout',
    },
  },
} as const satisfies Takes

export const exportMembers = command({
  name: 'export',
  summary: {
    zh: '导出会员企业。CSV 为带 BOM 的 UTF-8，会被表格软件当作公式运行的单元格前加单引号；导出的文件可以原样导入。',
    en: 'Export member companies. CSV is UTF-8 with BOM; cells that a spreadsheet would run as a formula get an apostrophe in front. The file can be imported again as it is.',
  },
  takes: exportTakes,
  examples: {
    zh: ['icss members export -o 会员企业.csv', 'icss members export --industry 制造业 --format jsonl | wc -l'],
    en: ['icss members export -o companies.csv', 'icss members export --industry Education --format jsonl | wc -l'],
  },
  calls: ['companies.export'],
  exits: ['interrupted'],
  load: () => import('./run-export.ts'),
})
