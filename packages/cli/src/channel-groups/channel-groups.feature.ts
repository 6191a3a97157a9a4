import type { Group } from '../commands/command.ts'

export const channelGroups: Group = {
  name: 'channel-groups',
  area: 'channels',
  summary: { zh: '频道组', en: 'Channel groups' },
  commands: {
    list: () => import('./list.command.ts'),
    create: () => import('./create.command.ts'),
    update: () => import('./update.command.ts'),
    delete: () => import('./delete.command.ts'),
  },
}
