import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { joinRequestErrors } from './join-requests.errors.ts'
import type { joinRequestsZh } from './join-requests.zh.ts'

export const joinRequestsEn: Translation<typeof joinRequestsZh> = {
  title: 'Applications to join',
  go: 'Applicants',
  count_one: '{{count}} company',
  count_other: '{{count}} companies',
  search: 'Filter applications',
  empty: {
    title: 'No applications yet',
    text: 'Turn “Join the chamber” on under “Organisation” of information management, and companies can apply.',
  },
  fields: {
    name: 'Company name',
    unifiedCreditCode: 'Unified credit code',
    industry: 'Industry',
    isInRegister: 'Register',
    applicant: 'Applicant',
    phone: 'Phone',
    createdAt: 'Applied',
    state: 'Status',
    reason: 'Why refused',
    handledAt: 'Handled',
    handledBy: 'Handled by',
  },
  states: { pending: 'Waiting', confirmed: 'Confirmed', refused: 'Refused' },
  register: { known: 'Known; its facts are taken over', unknown: 'Not found; as the applicant wrote it' },
  show: 'Show',
  of: 'Application: {{name}}',
  open: 'Open the company',
  confirm: 'Confirm',
  confirmText: '“{{name}}” becomes a member company, and the applicant gets an SMS.',
  confirmed: '“{{name}}” is a member company now',
  refuse: 'Refuse',
  refused: 'The application of “{{name}}” is refused',
  told: 'The applicant gets the reason by SMS.',
}

export const joinRequestErrorsEn = {
  'join_requests.handled': { says: '{{who}} handled this application on {{time}}', fix: 'See what came of it.' },
  'join_requests.waiting': {
    says: 'An application of this company waits for confirmation',
    fix: 'Wait for the SMS that tells the result.',
  },
} as const satisfies Record<keyof typeof joinRequestErrors, Wording>
