import type { Group } from '../commands/command.ts'

/** A visit is begun in a browser: no token is ever in one. */
export const supportVisits: Group = {
  name: 'support-visits',
  area: 'channels',
  summary: {
    zh: '主频道管理员对子频道后台的只读访问',
    en: 'Visits of an administrator to the back office of a sub-channel, to read only',
  },
  commands: {
    list: () => import('./list.command.ts'),
    end: () => import('./end.command.ts'),
  },
}
