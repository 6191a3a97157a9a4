import type { Group } from '../commands/command.ts'

export const deskHelpers: Group = {
  name: 'desk-helpers',
  area: 'content',
  summary: { zh: '会议签到帮手', en: 'Helpers at the desks of meetings' },
  commands: {
    list: () => import('./list.command.ts'),
    create: () => import('./create.command.ts'),
    link: () => import('./link.command.ts'),
    end: () => import('./end.command.ts'),
  },
}
