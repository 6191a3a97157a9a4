import type { employeesCliZh } from './employees.zh.ts'

export const employeesCliEn: Record<keyof typeof employeesCliZh, string> = {
  issued: 'Send the link to the employee; it is good once, until {{time}}:',
  revoked: 'The binding link is revoked.',
  phoneEnded: 'The phone is logged out.',
  lastUsedAt: 'Last used',
  expiresAt: 'Until',
  address: 'Address',
  userAgent: 'Browser',
}
