import type { Group } from '../commands/command.ts'

export const contentPermissions: Group = {
  name: 'content-permissions',
  area: 'channels',
  summary: { zh: '内容对频道组的开放', en: 'Which content is open to which channel groups' },
  commands: {
    list: () => import('./list.command.ts'),
    'open-all': () => import('./open-all.command.ts'),
    'close-all': () => import('./close-all.command.ts'),
    set: () => import('./set.command.ts'),
    explain: () => import('./explain.command.ts'),
  },
}
