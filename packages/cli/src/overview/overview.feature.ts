import type { Group } from '../commands/command.ts'

export const overview: Group = {
  name: 'overview',
  area: 'members',
  summary: { zh: '商会概况', en: 'How the chamber stands' },
  commands: { show: () => import('./show.command.ts') },
}
