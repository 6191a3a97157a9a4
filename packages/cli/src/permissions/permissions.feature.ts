import type { Group } from '../commands/command.ts'

export const permissions: Group = {
  name: 'permissions',
  area: 'channels',
  summary: {
    zh: '子频道的权限：查看、预览、批量修改',
    en: 'Permissions of sub-channels: look, plan, change in bulk',
  },
  commands: {
    explain: () => import('./explain.command.ts'),
    show: () => import('./show.command.ts'),
    plan: () => import('./plan.command.ts'),
    apply: () => import('./apply.command.ts'),
    'open-all': () => import('./open-all.command.ts'),
    'close-all': () => import('./close-all.command.ts'),
  },
}
