import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { employeeErrors } from './employees.errors.ts'
import type { employeesZh } from './employees.zh.ts'

export const employeesEn: Translation<typeof employeesZh> = {
  title: 'Employee cards',
  fields: {
    company: 'Company name',
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
  'employees.company_unknown': {
    says: 'The organisation has no such company',
    fix: 'Check its name, or add the company first.',
  },
}
