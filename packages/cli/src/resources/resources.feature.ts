import type { Group } from '../commands/command.ts'

export const resources: Group = {
  name: 'resources',
  area: 'members',
  summary: { zh: '会员企业的资源', en: 'Resources of member companies' },
  noun: () => import('./resources.noun.ts'),
  commands: {
    shelve: () => import('./shelve.command.ts'),
    unshelve: () => import('./unshelve.command.ts'),
    refuse: () => import('./refuse.command.ts'),
    approval: () => import('./approval.command.ts'),
    matches: () => import('./matches.command.ts'),
  },
}
