import type { Group } from '../commands/command.ts'

export const usage: Group = {
  name: 'usage',
  area: 'channels',
  summary: { zh: '存储用量', en: 'Storage used and allowed' },
  commands: {
    show: () => import('./show.command.ts'),
  },
}
