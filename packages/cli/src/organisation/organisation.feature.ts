import type { Group } from '../commands/command.ts'

/** There is one: no id names it, so that nothing derives from a noun. */
export const organisation: Group = {
  name: 'organisation',
  area: 'channels',
  summary: { zh: '频道或商会背后的组织', en: 'The organisation behind the channel or chamber' },
  commands: {
    show: () => import('./show.command.ts'),
    update: () => import('./update.command.ts'),
  },
}
