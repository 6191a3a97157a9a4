import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import { arrivalsEn } from './arrivals.en.ts'
import type { participantErrors } from './participants.errors.ts'
import type { participantsZh } from './participants.zh.ts'

export const participantsEn: Translation<typeof participantsZh> = {
  title: 'Participants',
  count_one: '{{count}} person',
  count_other: '{{count}} people',
  create: 'Add participant',
  edit: 'Edit participant',
  search: 'Search by name, company, end of the phone or code',
  empty: { title: 'No participants yet', text: 'Add or import who is expected; others can be added as they come.' },
  deleteTitle: 'Delete participant',
  deleteText: '“{{name}}” will be deleted from the meeting. This cannot be undone.',
  fields: {
    meetingId: 'Meeting',
    name: 'Name',
    phone: 'Phone',
    company: 'Company',
    seat: 'Table or seat',
    exclusion: 'Kept out of the draw',
    number: 'Number',
    code: 'Draw code',
    source: 'Source',
    way: 'Signed in by',
    signedInAt: 'Signed in at',
    entitlement: 'In the draw',
    presence: 'Here',
  },
  sources: { expected: 'Expected', walkIn: 'Walk-in' },
  ways: {
    '': 'Not signed in',
    phone: 'Own phone',
    open: 'Scan',
    printed: 'Printed code',
    desk: 'Desk',
    hand: 'By hand',
  },
  exclusions: { '': 'Takes part', organiser: 'Organiser', sponsor: 'Sponsor' },
  entitlements: {
    entitled: 'Takes part',
    absent: 'Not here',
    unverified: 'Not verified',
    doubtful: 'To be checked',
    organiser: 'Organiser',
    sponsor: 'Sponsor',
  },
  presences: { here: 'Signed in', absent: 'Not signed in' },
  hints: {
    phone: 'No two of a meeting are the same; signing in is checked against it',
    seat: 'Such as Table 3; shown on the phone after signing in',
    exclusion: 'People of the organiser and of sponsors are there and do not win',
  },
  signIn: 'Sign in',
  vouch: 'Looked at',
  vouched: '{{name}} was looked at, and takes part in draws',
  doubtful: 'One phone has signed in three or more people: they take part in draws once they were looked at',
  signedIn: '{{name}} is signed in with number {{number}}',
  undo: 'Undo sign-in',
  undone: 'The sign-in of {{name}} is undone',
  undoTitle: 'Undo sign-in',
  undoText: '“{{name}}” will be not signed in; number {{number}} is given to nobody else.',
  added: '{{name}} is added',
  saved: '{{name}} is saved',
  deleted: '{{name}} is deleted',
  addWalkIn: 'Add and sign in',
  counts: { expected: '{{count}} expected', here: '{{count}} signed in', drawn: '{{count}} won' },
  arrivals: arrivalsEn,
  links: {
    signIn: 'Sign-in screen',
    settings: 'Meeting settings',
    winners: 'Winners',
    draw: 'Draw on the big screen',
    participants: 'Participants',
  },
}

export const participantErrorsEn: Record<keyof typeof participantErrors, Wording> = {
  'participants.phone_taken': {
    says: 'The meeting already has somebody with this phone number',
    fix: 'Use another number, or edit that participant.',
  },
  'participants.meeting_unknown': {
    says: 'There is no such meeting',
    fix: 'Check its name, or make the meeting first.',
  },
  'participants.signed_in': { says: 'They are signed in already', fix: 'There is nothing left to do.' },
  'participants.not_doubtful': { says: 'There is nothing to look at', fix: 'Reload the list.' },
  'participants.not_signed_in': { says: 'They are not signed in', fix: 'Reload the list and try again.' },
  'participants.in_draw': { says: 'They are in the roster of a draw', fix: 'The roster of a draw cannot change.' },
}
