import type { Group } from '../commands/command.ts'

export const activities: Group = {
  name: 'activities',
  area: 'members',
  summary: { zh: '商会活动', en: 'Activities of the chamber' },
  noun: () => import('./activities.noun.ts'),
  commands: { expect: () => import('./expect.command.ts') },
}
