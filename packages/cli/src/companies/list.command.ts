import { companiesContract } from '@icss/core/companies/companies.contract.ts'
import { companiesEn } from '@icss/core/companies/companies.en.ts'
import { companiesZh } from '@icss/core/companies/companies.zh.ts'
import { listCommand } from '../commands/list-command.ts'
import { companyFilters } from './company-filters.ts'

export const listMembers = listCommand({
  summary: { zh: '列出会员企业', en: 'List member companies' },
  examples: {
    zh: ['icss members list --search 深圳', 'icss members list --industry 教育 --sort name --page 2 --json'],
    en: ['icss members list --search Shenzhen', 'icss members list --industry Education --sort name --page 2 --json'],
  },
  call: 'companies.list',
  endpoint: companiesContract.list,
  filters: companyFilters,
  sortText: {
    zh: '排序：addedAt 添加时间，name 名称拼音；前加 - 为倒序',
    en: 'order: addedAt, or name by pinyin; with - in front the other way round',
  },
  columns: (language) => {
    const { fields, registrationStatus } = language === 'zh' ? companiesZh : companiesEn
    return [
      { title: fields.name, cell: ({ name }) => name, least: 16 },
      { title: fields.legalRepresentative, cell: (row) => row.legalRepresentative, least: 6 },
      { title: fields.industry, cell: ({ industry }) => industry, least: 8 },
      { title: fields.industryTags, cell: ({ industryTags }) => industryTags.join('、'), least: 8 },
      {
        title: language === 'zh' ? '状态' : 'Status',
        cell: ({ registrationStatus: status }) => (status === '' ? '' : registrationStatus[status]),
        least: 4,
      },
      { title: language === 'zh' ? '添加日期' : 'Added', cell: ({ addedAt }) => addedAt.slice(0, 10) },
    ]
  },
})
