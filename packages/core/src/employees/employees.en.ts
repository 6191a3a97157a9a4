import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { employeeErrors } from './employees.errors.ts'
import type { employeesZh } from './employees.zh.ts'

export const employeesEn: Translation<typeof employeesZh> = {
  title: 'Employee cards',
  titleOf: 'Employee cards of {{company}}',
  count_one: '{{count}} card',
  count_other: '{{count}} cards',
  create: 'Add a card',
  edit: 'Edit card',
  search: 'Search name, position or phone',
  empty: {
    title: 'No employee cards yet',
    text: 'Add the cards of the people who work there. Once bound on a phone, each keeps their own card and files resources and demands for the company.',
  },
  deleteTitle: 'Delete card',
  deleteText:
    'The card of {{name}} is deleted, and its phones are logged out at once. It can be restored from the recycle bin for 30 days.',
  fields: {
    companyId: 'Company name',
    name: 'Name',
    position: 'Position',
    phone: 'Phone',
    avatar: 'Avatar',
    bound: 'Bound',
  },
  bound: { true: 'Bound', false: 'Not bound' },
}

export const employeeErrorsEn: Record<keyof typeof employeeErrors, Wording> = {
  'employees.phone_taken': {
    says: 'The company has a card with this phone already',
    fix: 'Use another phone, or edit that card.',
  },
}
