import type { Group } from '../commands/command.ts'

export const operations: Group = {
  name: 'operations',
  area: 'records',
  summary: { zh: '批量任务：查看、跟随、取消、继续、撤销', en: 'Bulk runs: look, watch, cancel, resume, undo' },
  commands: {
    list: () => import('./list.command.ts'),
    show: () => import('./show.command.ts'),
    watch: () => import('./watch.command.ts'),
    cancel: () => import('./cancel.command.ts'),
    resume: () => import('./resume.command.ts'),
    undo: () => import('./undo.command.ts'),
  },
}
