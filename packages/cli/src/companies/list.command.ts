import { type Takes, command } from '../commands/command.ts'
import { pageTakes } from '../commands/shared-takes.ts'
import { companyFilters } from './company-filters.ts'

export const listTakes = {
  ...companyFilters,
  sort: {
    value: 'order',
    choices: ['-addedAt', 'addedAt', 'name', '-name'],
    default: '-addedAt',
    text: {
      zh: '排序：addedAt 添加时间，name 名称拼音；前加 - 为倒序',
      en: 'order: addedAt, or name by pinyin; with - in front the other way round',
    },
  },
  ...pageTakes,
} as const satisfies Takes

export const listMembers = command({
  name: 'list',
  summary: { zh: '列出会员企业', en: 'List member companies' },
  takes: listTakes,
  examples: {
    zh: ['icss members list --search 深圳', 'icss members list --industry 教育 --sort name --page 2 --json'],
    en: ['icss members list --search Shenzhen', 'icss members list --industry Education --sort name --page 2 --json'],
  },
  calls: ['companies.list'],
  load: () => import('./run-list.ts'),
})
