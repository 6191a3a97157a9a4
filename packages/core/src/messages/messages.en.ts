import type { Translation } from '../copy/translate.ts'
import type { messagesZh } from './messages.zh.ts'

export const messagesEn: Translation<typeof messagesZh> = {
  title: 'Messages',
  count_one: '{{count}} message',
  count_other: '{{count}} messages',
  filter: 'Filter messages',
  unread: 'Unread',
  unreadCount: 'Messages, {{count}} unread',
  fields: { what: 'What', kind: 'Kind', createdAt: 'When', state: 'State' },
  states: { unread: 'Unread', read: 'Read' },
  kinds: {
    run: { ended: 'Bulk run' },
    quota: { warned: 'Storage' },
    traffic: { warned: 'Traffic' },
    account: { locked: 'Account locked' },
    signUps: { full: 'Sign-ups' },
    supportVisit: { begun: 'Support visit' },
    meeting: { holdsPeople: 'Meeting' },
  },
  says: {
    runDone: '“{{name}}” is done: {{good}}',
    runPartly: '“{{name}}” is done; rejected: {{bad}}',
    runFailed: '“{{name}}” did not finish',
    runCancelled: '“{{name}}” was cancelled',
    quota: '{{percent}}% of the storage is used: delete files, or ask the platform for more',
    quotaFull: 'The storage is full, and new uploads are refused',
    traffic: '{{percent}}% of the traffic of this month is used; beyond it, public playback and downloads are refused',
    trafficFull: 'The traffic of this month is used up, and public playback and downloads are refused',
    locked: 'Account {{name}} is locked after wrong passwords',
    signUpsFull: 'All places of “{{name}}” are taken',
    meetingHoldsPeople: '“{{name}}” ended 30 days ago and still holds the personal data of {{good}} people',
    supportVisit:
      'The administrator of “{{name}}” begins a support visit and reads your back office for an hour at most',
  },
  read: 'Mark as read',
  readAll: 'Mark all as read',
  allRead: 'All are marked as read',
  all: 'All messages',
  empty: {
    title: 'No messages',
    text: 'You are notified here when a bulk run ends, storage or traffic runs short, an account is locked, an activity is full or a meeting that is over still holds personal data. Messages are kept for 90 days.',
  },
  notices: 'Notices',
}
