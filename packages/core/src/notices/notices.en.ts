import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { noticeErrors } from './notices.errors.ts'
import type { noticesZh } from './notices.zh.ts'

export const noticesEn: Translation<typeof noticesZh> = {
  title: 'Notices',
  count_one: '{{count}} notice',
  count_other: '{{count}} notices',
  create: 'New notice',
  edit: 'Edit notice',
  search: 'Search notices by title or text',
  empty: { title: 'No notices yet', text: 'Add one; it is shown when its time comes.' },
  deleteTitle: 'Delete notice',
  deleteText:
    'The notice “{{name}}” and the list of who has seen it will be deleted. It can be restored from the recycle bin for 30 days.',
  publish: 'Publish',
  withdraw: 'Withdraw',
  published: 'Published',
  withdrawn: 'Withdrawn',
  withdrawTitle: 'Withdraw notice',
  withdrawText: '“{{name}}” will no longer be shown. It can be published again.',
  fields: {
    title: 'Title',
    body: 'Body',
    bodyText: 'Words of the body',
    startAt: 'Starts',
    endAt: 'Ends',
    durationDays: 'Days',
    publisher: 'Publisher',
    file: 'File',
    openToGroups: 'Open to channel groups',
    groupIds: 'Open to channel groups',
    status: 'Status',
    readerCount: 'Seen',
    updatedAt: 'Updated',
  },
  status: { draft: 'Draft', published: 'Published', withdrawn: 'Withdrawn' },
  states: { draft: 'Draft', scheduled: 'Scheduled', showing: 'Showing', over: 'Over', withdrawn: 'Withdrawn' },
  hints: { durationDays: 'Counted from the start' },
  readers: {
    title: 'Seen by',
    empty: 'Nobody has seen it yet',
    account: 'Account',
    channel: 'Channel',
    seenAt: 'First seen',
  },
  received: {
    title: 'Received notices',
    empty: 'No notices now',
    from: 'From {{channel}}',
    window: '{{from}} to {{to}}',
    file: 'Download file',
    unread: 'Unread',
    unreadCount: 'Received notices, {{count}} unread',
  },
}

export const noticeErrorsEn: Record<keyof typeof noticeErrors, Wording> = {
  'notice.over': { says: 'The notice is over', fix: 'Change its end first, then publish it.' },
  'notice.not_published': { says: 'The notice is not published', fix: 'Reload to see its status.' },
  'notice.published': { says: 'A published notice cannot be deleted', fix: 'Withdraw it first.' },
  'notice.days_differ': { says: 'The days are not those from start to end', fix: 'Change the days or the end.' },
}
