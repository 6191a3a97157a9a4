import { meeting } from './meetings.contract.ts'
import { tableColumns } from '../spreadsheets/table-columns.ts'
import { meetingChoices } from './meeting.ts'
import { meetingsEn } from './meetings.en.ts'
import { meetingsZh } from './meetings.zh.ts'

const words = { zh: meetingsZh, en: meetingsEn }

/** What an export says of a meeting. The secret of a public account is in none. */
export const meetingColumns = tableColumns(
  meeting,
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
  { words, choices: meetingChoices },
)
