import type { Group } from '../commands/command.ts'

export const joinRequests: Group = {
  name: 'join-requests',
  area: 'members',
  summary: { zh: '企业的入会申请', en: 'Applications of companies to join' },
  noun: () => import('./join-requests.noun.ts'),
  commands: {
    confirm: () => import('./confirm.command.ts'),
    refuse: () => import('./refuse.command.ts'),
  },
}
