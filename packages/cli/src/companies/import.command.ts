import { companiesContract } from '@icss/core/companies/companies.contract.ts'
import { importCommand } from '../commands/import-command.ts'

export const importMembers = importCommand({
  summary: {
    zh: '从表格导入会员企业：CSV（UTF-8、GB18030、GBK）、XLSX 或 JSON Lines，中英文表头皆可，列的顺序不限。导入在服务器上进行，终端关闭也不会中断；重复运行不会重复导入。',
    en: 'Import member companies from a table: CSV (UTF-8, GB18030, GBK), XLSX or JSON Lines, with Chinese or English headers in any order. The import runs at the server and goes on when the terminal is closed; run again, it imports nothing twice.',
  },
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
  call: 'companies.import',
  endpoint: companiesContract.import,
})
