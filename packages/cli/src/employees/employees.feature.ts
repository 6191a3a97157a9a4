import type { Group } from '../commands/command.ts'

export const employees: Group = {
  name: 'employees',
  area: 'members',
  summary: { zh: '会员企业的员工名片', en: 'Employee cards of member companies' },
  noun: () => import('./employees.noun.ts'),
  commands: {
    vcard: () => import('./vcard.command.ts'),
    bind: () => import('./bind.command.ts'),
    'revoke-link': () => import('./revoke-link.command.ts'),
    unbind: () => import('./unbind.command.ts'),
    phones: () => import('./phones.command.ts'),
    'end-phone': () => import('./end-phone.command.ts'),
  },
}
