import type { Group } from '../commands/command.ts'

export const prizes: Group = {
  name: 'prizes',
  area: 'content',
  summary: { zh: '奖品库', en: 'The prize library' },
  noun: () => import('./prizes.noun.ts'),
  commands: {},
}
