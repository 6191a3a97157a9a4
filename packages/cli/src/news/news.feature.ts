import type { Group } from '../commands/command.ts'

export const news: Group = {
  name: 'news',
  area: 'members',
  summary: { zh: '商会风采', en: 'News of the chamber' },
  noun: () => import('./news.noun.ts'),
  commands: {
    publish: () => import('./publish.command.ts'),
    withdraw: () => import('./withdraw.command.ts'),
    pictures: () => import('./pictures.command.ts'),
    'add-picture': () => import('./add-picture.command.ts'),
    'change-picture': () => import('./change-picture.command.ts'),
    'remove-picture': () => import('./remove-picture.command.ts'),
  },
}
