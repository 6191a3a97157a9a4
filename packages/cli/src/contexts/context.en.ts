import type { Translation } from '@icss/core/copy/translate.ts'
import type { contextZh } from './context.zh.ts'

export const contextEn: Translation<typeof contextZh> = {
  list: {
    none: 'No login yet. Run icss auth login.',
    name: 'Name',
    server: 'Server',
    account: 'Account',
    channel: 'Organisation',
    login: 'Login',
    until: 'until {{date}}',
    loggedOut: 'logged out',
  },
  use: { done: 'Current context: {{name}} ({{server}})' },
  remove: {
    done: 'The context “{{name}}” is deleted.',
    tokenLives:
      'Its token is not revoked at the server and works until it ends; to revoke it, run icss auth logout first.',
  },
}
