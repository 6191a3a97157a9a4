import type { Single } from '../commands/command.ts'

export const completion: Single = {
  name: 'completion',
  area: 'start',
  summary: { zh: '输出 shell 的自动补全脚本', en: 'Write the completion script of a shell' },
  load: () => import('./completion.command.ts'),
}
