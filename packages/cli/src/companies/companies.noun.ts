import { companiesEn } from '@icss/core/companies/companies.en.ts'
import { companiesZh } from '@icss/core/companies/companies.zh.ts'
import { companyColumns } from '@icss/core/companies/company.columns.ts'
import { formatDay } from '@icss/core/copy/format.ts'
import { noun } from '../nouns/noun.ts'

export default noun({
  contract: 'companies',
  columns: companyColumns,
  copy: { zh: companiesZh, en: companiesEn },
  list: ['name', 'legalRepresentative', 'industry', 'industryTags', 'registrationStatus', 'addedAt'],
  titles: { registrationStatus: { zh: '状态', en: 'Status' } },
  cells: { addedAt: ({ addedAt }) => formatDay(addedAt) },
  nameOf: ({ name }) => name,
  filters: {
    registrationStatus: { option: 'status', value: 'status', text: { zh: '登记状态', en: 'registration status' } },
    differs: {
      value: 'differs',
      text: { zh: '上次核对与登记信息是否不同', en: 'whether it differs from the register, by the last comparison' },
    },
    tag: { value: 'tag', text: { zh: '行业标签', en: 'industry tag' } },
  },
  summaries: {
    export: {
      zh: '导出会员企业。CSV 为带 BOM 的 UTF-8，会被表格软件当作公式运行的单元格前加单引号；导出的文件可以原样导入。',
      en: 'Export member companies. CSV is UTF-8 with BOM; cells that a spreadsheet would run as a formula get an apostrophe in front. The file can be imported again as it is.',
    },
    import: {
      zh: '从表格导入会员企业：CSV（UTF-8、GB18030、GBK）、XLSX 或 JSON Lines，中英文表头皆可，列的顺序不限。导入在服务器上进行，终端关闭也不会中断；重复运行不会重复导入。',
      en: 'Import member companies from a table: CSV (UTF-8, GB18030, GBK), XLSX or JSON Lines, with Chinese or English headers in any order. The import runs at the server and goes on when the terminal is closed; run again, it imports nothing twice.',
    },
  },
})
