import type { Group } from '../commands/command.ts'

export const members: Group = {
  name: 'members',
  alias: 'companies',
  area: 'members',
  summary: { zh: '会员企业的导入、导出和查询', en: 'Import, export and look up member companies' },
  noun: () => import('./companies.noun.ts'),
  commands: {
    search: () => import('./search.command.ts'),
    link: () => import('./link.command.ts'),
    compare: () => import('./compare.command.ts'),
    'take-over': () => import('./take-over.command.ts'),
    counts: () => import('./counts.command.ts'),
    'set-abnormal': () => import('./set-abnormal.command.ts'),
    'clear-abnormal': () => import('./clear-abnormal.command.ts'),
  },
}
