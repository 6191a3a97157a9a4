import type { Group } from '../commands/command.ts'

export const auth: Group = {
  name: 'auth',
  area: 'start',
  summary: { zh: '登录、退出和登录状态', en: 'Log in, log out, see who is logged in' },
  commands: {
    login: () => import('./login.command.ts'),
    status: () => import('./status.command.ts'),
    logout: () => import('./logout.command.ts'),
  },
}

export const tokens: Group = {
  name: 'tokens',
  area: 'channels',
  summary: { zh: '自己的个人令牌', en: 'The own personal tokens' },
  commands: {
    list: () => import('./list-tokens.command.ts'),
    create: () => import('./create-token.command.ts'),
    revoke: () => import('./revoke-token.command.ts'),
  },
}
