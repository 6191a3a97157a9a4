import type { Group } from '../commands/command.ts'

export const introductions: Group = {
  name: 'introductions',
  area: 'members',
  summary: { zh: '资源与需求的对接', en: 'Introductions of resources and demands' },
  noun: () => import('./introductions.noun.ts'),
  commands: {
    introduce: () => import('./introduce.command.ts'),
    agree: () => import('./agree.command.ts'),
    drop: () => import('./drop.command.ts'),
  },
}
