import type { Group } from '../commands/command.ts'

export const audit: Group = {
  name: 'audit',
  area: 'records',
  summary: { zh: '操作日志：查看、导出、校验', en: 'Audit trail: list, export, verify' },
  commands: {
    list: () => import('./list.command.ts'),
    export: () => import('./export.command.ts'),
    verify: () => import('./verify.command.ts'),
  },
}
