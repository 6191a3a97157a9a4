import type { Group } from '../commands/command.ts'

export const signUps: Group = {
  name: 'sign-ups',
  area: 'members',
  summary: { zh: '活动的报名', en: 'The sign-ups of activities' },
  noun: () => import('./sign-ups.noun.ts'),
  commands: {},
}
