import type { Translation } from '@icss/core/copy/translate.ts'
import type { authZh } from './auth.zh.ts'

export const authEn: Translation<typeof authZh> = {
  ended: 'The login has ended; please type the password again.',
  who: '{{name}} ({{number}}), {{channel}}, {{role}}',
  login: {
    askServer: 'Server: ',
    askAccount: 'Account: ',
    askPassword: 'Password of {{account}} at {{server}} (not shown): ',
    askCode: 'Code of the second factor (or a recovery code): ',
    done: 'Logged in: {{who}}\nServer: {{server}}',
    kept: 'The token is kept in the context “{{name}}” and ends on {{date}}.',
    mustChange: 'This account still has its initial password, which must be changed first.',
    askNew: 'New password (not shown): ',
    askAgain: 'New password again: ',
  },
  status: { server: 'Server', who: 'Login', context: 'Context', until: 'Ends' },
  logout: {
    done: 'Logged out of {{server}}.',
    notRevoked:
      'The token is deleted here, but the server {{server}} did not confirm that it is revoked; it works until it ends.',
  },
}
