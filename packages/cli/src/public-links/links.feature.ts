import type { Group } from '../commands/command.ts'

export const links: Group = {
  name: 'links',
  area: 'records',
  summary: { zh: '公开链接：不用登录就能打开的页面', en: 'Public links: pages that open without a login' },
  commands: {
    list: () => import('./list.command.ts'),
    show: () => import('./show.command.ts'),
    open: () => import('./open.command.ts'),
    renew: () => import('./renew.command.ts'),
    close: () => import('./close.command.ts'),
    qr: () => import('./qr.command.ts'),
  },
}
