import type { Group } from '../commands/command.ts'

export const accounts: Group = {
  name: 'accounts',
  area: 'channels',
  summary: { zh: '本频道的账号', en: 'Accounts of the channel' },
  noun: () => import('./accounts.noun.ts'),
  commands: {
    create: () => import('./create.command.ts'),
    enable: () => import('./enable.command.ts'),
    business: () => import('./business.command.ts'),
    disable: () => import('./disable.command.ts'),
    appoint: () => import('./appoint.command.ts'),
    'reset-password': () => import('./reset-password.command.ts'),
  },
}
