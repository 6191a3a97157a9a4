import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { supportVisitErrors } from './support-visits.errors.ts'
import type { supportVisitsZh } from './support-visits.zh.ts'

export const supportVisitsEn: Translation<typeof supportVisitsZh> = {
  begin: 'Support visit',
  beginTitle: 'Visit the back office of “{{name}}”?',
  beginText:
    'You can look, but not change, export or search. Phones, names and other personal data are masked. It lasts an hour at most.',
  beginTold:
    'The administrator of that channel is notified by SMS and message before it begins, and both audit trails record it.',
  confirm: 'Begin the visit',
  banner: 'Support visit: you see the back office of “{{name}}”, read-only, with personal data masked.',
  left_one: '{{count}} minute left',
  left_other: '{{count}} minutes left',
  end: 'End the visit',
  over: {
    title: 'The support visit has ended',
    text: 'Its hour was over, the other side ended it, or a channel was disabled.',
    back: 'Back to your own channel',
  },
  tab: 'Support visits',
  about: {
    visited:
      'When the administrator of the channel above looks at your back office, it is listed here. A visit reads only, with personal data masked, and you can end it at any time.',
    visitor: 'Your visits to sub-channels are listed here. Begin one in the list of sub-channels.',
  },
  fields: { visitor: 'Visitor', channel: 'Sub-channel', begunAt: 'Begun', endedAt: 'Ended', state: 'State' },
  states: {
    open: 'Open',
    visitor: 'Ended by the visitor',
    visited: 'Ended by the sub-channel',
    itself: 'Ended by itself',
  },
  of: '{{visitor}} ({{channel}})',
  endOne: 'End the visit: {{name}}',
  count_one: '{{count}} visit',
  count_other: '{{count}} visits',
  ended: 'The support visit has ended',
  empty: { title: 'No support visits', text: 'Visits are listed here once there are any.' },
}

export const supportVisitErrorsEn: Record<keyof typeof supportVisitErrors, Wording> = {
  'support_visit.ended': {
    says: 'The support visit has ended',
    fix: 'Go back to your own channel, and begin another when you need it.',
  },
  'support_visit.reads_only': {
    says: 'A support visit only looks',
    fix: 'Ask the administrator of the channel to change, export or download it.',
  },
  'support_visit.searches_nothing': {
    says: 'A support visit cannot search',
    fix: 'Clear the search; use filters and pages.',
  },
  'support_visit.by_browser': {
    says: 'A support visit begins in the web only',
    fix: 'Log in in a browser and begin it in the list of sub-channels.',
  },
  'support_visit.channel_disabled': {
    says: 'The sub-channel is disabled and cannot be visited',
    fix: 'Enable it first.',
  },
}
