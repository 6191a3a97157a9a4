import { booleanCell } from '../spreadsheets/cells.ts'
import { exportColumns } from '../spreadsheets/export-columns.ts'
import { meetingChoices } from './meeting.ts'
import { meetingsEn } from './meetings.en.ts'
import { meetingsZh } from './meetings.zh.ts'

const words = { zh: meetingsZh, en: meetingsEn }

/** What an export says of a meeting; instants in UTC. The secret of a public account is in none. */
export const meetingColumns = exportColumns(
  [
    'name',
    'state',
    'startAt',
    'endAt',
    'address',
    'expected',
    'signedIn',
    'awardCount',
    'drawn',
    'requireUserInfo',
    'winners',
    'visibleToChannels',
    'description',
    'jumpLink',
    'updatedAt',
  ],
  words,
  meetingChoices,
  { requireUserInfo: booleanCell, visibleToChannels: booleanCell },
)
