import { employeesContract } from '@icss/core/employees/employees.contract.ts'
import { employeesEn } from '@icss/core/employees/employees.en.ts'
import { employeesZh } from '@icss/core/employees/employees.zh.ts'
import { exportCommand } from '../commands/export-command.ts'
import { importCommand } from '../commands/import-command.ts'
import { listCommand } from '../commands/list-command.ts'

const exampleId = '019aa4e0-7b1c-7000-8000-000000000000'
const companyText = {
  zh: '企业编号，见 icss members list --json',
  en: 'id of the company, see icss members list --json',
}

export const commands = [
  importCommand({
    summary: {
      zh: '从表格导入员工名片：CSV（UTF-8、GB18030、GBK）、XLSX 或 JSON Lines，中英文表头皆可。每行以企业名称说明属于哪家会员企业；同一企业内手机号相同即为同一张名片，重复运行不会重复导入。',
      en: 'Import employee cards from a table: CSV (UTF-8, GB18030, GBK), XLSX or JSON Lines, with Chinese or English headers. Each row names its member company; within a company the same phone is the same card, so that run again nothing is imported twice.',
    },
    examples: {
      zh: ['icss employees import 员工.csv --dry-run', 'icss employees import 员工.xlsx --on-conflict update'],
      en: [
        'icss employees import employees.csv --dry-run',
        'icss employees import employees.xlsx --on-conflict update',
      ],
    },
    call: 'employees.import',
    endpoint: employeesContract.import,
  }),
  exportCommand({
    summary: {
      zh: '导出员工名片，连同企业名称；导出的文件可以原样导入。',
      en: 'Export employee cards with the names of their companies. The file can be imported again as it is.',
    },
    examples: {
      zh: ['icss employees export -o 员工.csv', `icss employees export --company ${exampleId} --format jsonl`],
      en: ['icss employees export -o employees.csv', `icss employees export --company ${exampleId} --format jsonl`],
    },
    call: 'employees.export',
    endpoint: employeesContract.export,
    filters: { companyId: { option: 'company', value: 'id', text: companyText } },
  }),
  listCommand({
    summary: { zh: '列出一家企业的员工名片', en: 'List the employee cards of a company' },
    examples: {
      zh: [`icss employees list ${exampleId}`, `icss employees list ${exampleId} --search 经理 --json`],
      en: [`icss employees list ${exampleId}`, `icss employees list ${exampleId} --search manager --json`],
    },
    call: 'employees.list',
    endpoint: employeesContract.list,
    arguments: { companyId: companyText },
    filters: {
      q: {
        value: 'words',
        text: { zh: '姓名、职务或手机号的任意部分', en: 'any part of the name, position or phone' },
      },
    },
    columns: (language) => {
      const { fields, bound } = language === 'zh' ? employeesZh : employeesEn
      return [
        { title: fields.name, cell: ({ name }) => name, least: 8 },
        { title: fields.position, cell: ({ position }) => position, least: 8 },
        { title: fields.phone, cell: ({ phone }) => phone },
        { title: fields.bound, cell: (row) => bound[`${row.bound}`] },
      ]
    },
  }),
]
