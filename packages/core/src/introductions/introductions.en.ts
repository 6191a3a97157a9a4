import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { introductionErrors } from './introductions.errors.ts'
import type { introductionsZh } from './introductions.zh.ts'

export const introductionsEn: Translation<typeof introductionsZh> = {
  title: 'Introductions',
  count_one: '{{count}} introduction',
  count_other: '{{count}} introductions',
  search: 'Filter introductions',
  empty: {
    title: 'No introductions yet',
    text: 'Open a resource or a demand and press “Introduce” beside what matches it; both sides get an SMS.',
  },
  fields: {
    resourceName: 'Resource',
    resourceCompany: 'Company that offers',
    resourceContact: 'Contact that offers',
    resourcePhone: 'Phone that offers',
    resourceAcceptedAt: 'Accepted by who offers',
    demandName: 'Demand',
    demandCompany: 'Company that looks',
    demandContact: 'Contact that looks',
    demandPhone: 'Phone that looks',
    demandAcceptedAt: 'Accepted by who looks',
    createdAt: 'Proposed',
    updatedAt: 'Last progress',
    state: 'Status',
    stalled: 'No progress for 14 days',
    agreedOn: 'Agreed on',
    reason: 'Why dropped',
    decidedBy: 'Recorded by',
  },
  states: { proposed: 'Proposed', inTouch: 'In touch', agreed: 'Agreed', dropped: 'Dropped' },
  sides: { resource: 'Who offers', demand: 'Who looks' },
  notAccepted: 'Not accepted yet',
  introduce: 'Introduce',
  introduceTitle: 'Introduce both sides',
  introduceText:
    'The contacts of both sides of “{{name}}” each get an SMS with the other company and the title. They see each other’s phone only after both have accepted on the link in it, within 7 days.',
  introduced: 'Both sides were sent an SMS',
  show: 'Show',
  of: 'Introduction: {{resource}} and {{demand}}',
  agree: 'Record an agreement',
  agreed: 'Recorded as agreed',
  drop: 'Record as dropped',
  dropped: 'Recorded as dropped',
}

export const introductionErrorsEn = {
  'introductions.off_shelf': { says: 'The resource or the demand is off the shelf', fix: 'Put it on the shelf first.' },
  'introductions.no_fit': {
    says: 'This resource does not match this demand',
    fix: 'Choose a resource and a demand of the same kind and of different companies.',
  },
  'introductions.no_contact': {
    says: '“{{name}}” has no contact card',
    fix: 'Choose its contact card first; the SMS goes to the phone on that card.',
  },
  'introductions.underway': {
    says: 'These two are being introduced already',
    fix: 'Record what came of that introduction first.',
  },
  'introductions.no_gateway': {
    says: 'The server has no SMS gateway, so nobody can be introduced',
    fix: 'The operator of the platform sets ICSS_SMS_URL and ICSS_SMS_SECRET.',
  },
  'introductions.decided': { says: 'What came of this introduction is recorded already', fix: 'Reload to see it.' },
  'introductions.not_in_touch': {
    says: 'The other side has not accepted yet',
    fix: 'Tell what came of it once both have accepted and are in touch.',
  },
} as const satisfies Record<keyof typeof introductionErrors, Wording>
