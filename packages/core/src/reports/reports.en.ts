import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { reportErrors } from './reports.errors.ts'
import type { reportsZh } from './reports.zh.ts'

export const reportsEn: Translation<typeof reportsZh> = {
  title: 'Reports',
  count_one: '{{count}} report',
  count_other: '{{count}} reports',
  search: 'Filter reports',
  empty: {
    title: 'No reports yet',
    text: 'Members with a bound card report companies, cards, resources, demands, activities and news on public pages.',
  },
  fields: {
    thingName: 'What is reported',
    kind: 'Kind',
    type: 'Type',
    reason: 'Reason',
    reportedAccount: 'Reported account',
    reportedName: 'Reported person',
    reportedCompany: 'Reported company',
    reporterAccount: 'Reporter’s account',
    reporterName: 'Reporter',
    reporterCompany: 'Reporter’s company',
    createdAt: 'Reported',
    state: 'State',
    outcome: 'Outcome',
    note: 'Note',
    handledAt: 'Handled',
    handledBy: 'Handled by',
  },
  kinds: {
    company: 'Company',
    employeeCard: 'Card',
    resource: 'Resource',
    demand: 'Demand',
    activity: 'Activity',
    news: 'News',
  },
  types: {
    falseInformation: 'False information',
    fraud: 'Fraud',
    harassment: 'Harassment',
    infringement: 'Infringement',
    other: 'Other',
  },
  states: { open: 'Open', upheld: 'Upheld', dismissed: 'Dismissed' },
  outcomes: { upheld: 'Upheld: hide it', dismissed: 'Dismissed' },
  hides: {
    shelf: 'Upheld, it goes off the shelf at once; only the administrator of the chamber puts it back.',
    page: 'Upheld, its public page is turned off at once; only the administrator of the chamber turns it on again.',
  },
  sides: { reported: 'Who is reported', reporter: 'Who reports' },
  noAccount: 'None on record',
  open: 'Look at it',
  show: 'Show',
  handle: 'Handle',
  told: 'The reporter gets an SMS.',
  handled: 'The report is handled',
  of: 'Report: {{name}}',
}

export const reportErrorsEn = {
  'reports.handled': { says: '{{who}} handled this report on {{time}}', fix: 'See the outcome.' },
  'reports.too_many': {
    says: 'Reports in 24 hours at most: {{max}}',
    fix: 'Try again tomorrow, or tell the chamber itself.',
  },
} as const satisfies Record<keyof typeof reportErrors, Wording>
