import type { Group } from '../commands/command.ts'

export const messages: Group = {
  name: 'messages',
  area: 'records',
  summary: { zh: '本账号的消息：任务结束、空间不足等', en: 'What the own account is told of: runs, quotas and more' },
  commands: {
    list: () => import('./list.command.ts'),
    read: () => import('./read.command.ts'),
  },
}
