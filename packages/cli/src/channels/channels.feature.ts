import type { Group } from '../commands/command.ts'

export const subChannels: Group = {
  name: 'sub-channels',
  area: 'channels',
  summary: { zh: '子频道', en: 'Sub-channels' },
  noun: () => import('./sub-channels.noun.ts'),
  commands: {
    enable: () => import('./enable.command.ts'),
    disable: () => import('./disable.command.ts'),
    'reset-password': () => import('./reset-password.command.ts'),
  },
}
