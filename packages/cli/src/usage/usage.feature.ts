import type { Group } from '../commands/command.ts'

export const usage: Group = {
  name: 'usage',
  area: 'channels',
  summary: { zh: '流量和存储用量', en: 'Traffic and storage used and allowed' },
  commands: {
    show: () => import('./show.command.ts'),
    things: () => import('./things.command.ts'),
    export: () => import('./export.command.ts'),
    'export-things': () => import('./export-things.command.ts'),
    alerts: () => import('./alerts.command.ts'),
  },
}
