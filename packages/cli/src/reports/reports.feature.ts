import type { Group } from '../commands/command.ts'

export const reports: Group = {
  name: 'reports',
  area: 'members',
  summary: { zh: '会员的举报', en: 'Reports of members' },
  noun: () => import('./reports.noun.ts'),
  commands: {
    uphold: () => import('./uphold.command.ts'),
    dismiss: () => import('./dismiss.command.ts'),
  },
}
