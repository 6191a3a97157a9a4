import { employeeColumns } from '@icss/core/employees/employee.columns.ts'
import { employeesEn } from '@icss/core/employees/employees.en.ts'
import { employeesZh } from '@icss/core/employees/employees.zh.ts'
import { noun } from '../nouns/noun.ts'

const copy = { zh: employeesZh, en: employeesEn }
const companyText = {
  zh: '企业编号，见 icss members list --json',
  en: 'id of the company, see icss members list --json',
}

export default noun({
  contract: 'employees',
  columns: employeeColumns,
  copy,
  list: ['name', 'position', 'phone', 'bound'],
  cells: { bound: ({ bound }, language) => copy[language].bound[`${bound}`] },
  titles: { companyId: { zh: '企业编号', en: 'Company id' } },
  nameOf: ({ name }) => name,
  parentText: companyText,
  filters: {
    q: { value: 'words', text: { zh: '姓名、职务或手机号的任意部分', en: 'any part of the name, position or phone' } },
    companyId: { option: 'company', value: 'id', text: companyText },
  },
  summaries: {
    export: {
      zh: '导出员工名片，连同企业名称；导出的文件可以原样导入。',
      en: 'Export employee cards with the names of their companies. The file can be imported again as it is.',
    },
    import: {
      zh: '从表格导入员工名片：CSV（UTF-8、GB18030、GBK）、XLSX 或 JSON Lines，中英文表头皆可。每行以企业名称或编号说明属于哪家会员企业；同一企业内手机号相同即为同一张名片，重复运行不会重复导入。',
      en: 'Import employee cards from a table: CSV (UTF-8, GB18030, GBK), XLSX or JSON Lines, with Chinese or English headers. Each row says its member company by name or id; within a company the same phone is the same card, so that run again nothing is imported twice.',
    },
  },
})
