import type { Group } from '../commands/command.ts'

export const demands: Group = {
  name: 'demands',
  area: 'members',
  summary: { zh: '会员企业的需求', en: 'Demands of member companies' },
  noun: () => import('./demands.noun.ts'),
  commands: {
    shelve: () => import('./shelve.command.ts'),
    unshelve: () => import('./unshelve.command.ts'),
    refuse: () => import('./refuse.command.ts'),
    matches: () => import('./matches.command.ts'),
  },
}
