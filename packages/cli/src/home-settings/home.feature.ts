import type { Group } from '../commands/command.ts'

export const home: Group = {
  name: 'home',
  area: 'content',
  summary: { zh: '首屏', en: 'The home screen' },
  commands: {
    show: () => import('./show.command.ts'),
    set: () => import('./set.command.ts'),
    publish: () => import('./publish.command.ts'),
    history: () => import('./history.command.ts'),
    restore: () => import('./restore.command.ts'),
  },
}
