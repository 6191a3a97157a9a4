import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { signUpErrors } from './sign-ups.errors.ts'
import type { signUpsZh } from './sign-ups.zh.ts'

export const signUpsEn: Translation<typeof signUpsZh> = {
  title: 'Sign-ups',
  count_one: '{{count}} person',
  count_other: '{{count}} people',
  create: 'Add a sign-up',
  edit: 'Edit sign-up',
  search: 'Search by name, company or end of the phone',
  empty: {
    title: 'Nobody has signed up yet',
    text: 'Turn on the public link and the sign-up of the activity, or add people here.',
  },
  deleteTitle: 'Delete sign-up',
  deleteText: '“{{name}}” leaves the list, and who waits moves up. This cannot be undone.',
  fields: {
    name: 'Name',
    phone: 'Phone',
    company: 'Company',
    state: 'State',
    createdAt: 'Signed up at',
  },
  states: { confirmed: 'Has a place', waiting: 'Waiting', cancelled: 'Cancelled' },
  hints: { create: 'Whom the chamber adds has a place at once, also beyond the limit' },
  added: '{{name}} was added',
  saved: '{{name}} was saved',
  off: 'This activity takes no sign-ups; they are turned on in the activity.',
  counts: { confirmed: '{{count}} signed up', of: '{{count}} of {{limit}} signed up', waiting: '{{count}} waiting' },
}

export const signUpErrorsEn = {
  'sign_up.phone_taken': {
    says: 'This phone has signed up already',
    fix: 'Open the link that it got then, or ask the organiser.',
  },
  'sign_up.closed': { says: 'Sign-up is over', fix: 'Ask the organiser.' },
  'sign_up.full': { says: 'There is no place left', fix: 'Ask the organiser.' },
  'sign_up.full_waiting': {
    says: 'There is no place left',
    fix: 'You can wait for one: when somebody cancels, those who wait move up in their order.',
  },
  'sign_up.list_full': { says: 'The waiting list is full, too', fix: 'Ask the organiser.' },
  'sign_up.started': { says: 'The activity has begun and cannot be cancelled', fix: 'Ask the organiser.' },
} as const satisfies Record<keyof typeof signUpErrors, Wording>
