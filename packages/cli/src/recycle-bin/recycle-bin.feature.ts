import type { Group } from '../commands/command.ts'

export const recycleBin: Group = {
  name: 'recycle-bin',
  area: 'records',
  summary: { zh: '回收站：查看、恢复、彻底删除', en: 'Recycle bin: list, restore, erase' },
  commands: {
    list: () => import('./list.command.ts'),
    restore: () => import('./restore.command.ts'),
    erase: () => import('./erase.command.ts'),
    empty: () => import('./empty.command.ts'),
  },
}
