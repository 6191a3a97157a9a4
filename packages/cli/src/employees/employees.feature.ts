import type { Group } from '../commands/command.ts'

export const employees: Group = {
  name: 'employees',
  area: 'members',
  summary: { zh: '会员企业的员工名片', en: 'Employee cards of member companies' },
  noun: () => import('./employees.noun.ts'),
  commands: {},
}
