import { companiesContract } from '@icss/core/companies/companies.contract.ts'
import { exportCommand } from '../commands/export-command.ts'
import { companyFilters } from './company-filters.ts'

export const exportMembers = exportCommand({
  summary: {
    zh: '导出会员企业。CSV 为带 BOM 的 UTF-8，会被表格软件当作公式运行的单元格前加单引号；导出的文件可以原样导入。',
    en: 'Export member companies. CSV is UTF-8 with BOM; cells that a spreadsheet would run as a formula get an apostrophe in front. The file can be imported again as it is.',
  },
  examples: {
    zh: ['icss members export -o 会员企业.csv', 'icss members export --industry 制造业 --format jsonl | wc -l'],
    en: ['icss members export -o companies.csv', 'icss members export --industry Education --format jsonl | wc -l'],
  },
  call: 'companies.export',
  endpoint: companiesContract.export,
  filters: companyFilters,
})
