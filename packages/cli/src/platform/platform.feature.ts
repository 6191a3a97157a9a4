import type { Group } from '../commands/command.ts'

export const platform: Group = {
  name: 'platform',
  area: 'channels',
  summary: { zh: '平台方：频道、商会、账号和配额', en: 'For the provider: channels, chambers, accounts, quotas' },
  commands: {
    list: () => import('./list.command.ts'),
    show: () => import('./show.command.ts'),
    open: () => import('./open.command.ts'),
    quotas: () => import('./quotas.command.ts'),
    enable: () => import('./enable.command.ts'),
    disable: () => import('./disable.command.ts'),
    issue: () => import('./issue.command.ts'),
    'appoint-admin': () => import('./appoint-admin.command.ts'),
    'reset-password': () => import('./reset-password.command.ts'),
    courses: () => import('./courses.command.ts'),
    deliver: () => import('./deliver.command.ts'),
    'take-back': () => import('./take-back.command.ts'),
    unlock: () => import('./unlock.command.ts'),
    'reset-second-factor': () => import('./reset-second-factor.command.ts'),
    'second-factor': () => import('./second-factor.command.ts'),
  },
}
