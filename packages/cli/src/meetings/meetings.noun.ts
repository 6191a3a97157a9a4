import { meetingColumns } from '@icss/core/meetings/meeting.columns.ts'
import { meetingsEn } from '@icss/core/meetings/meetings.en.ts'
import { meetingsZh } from '@icss/core/meetings/meetings.zh.ts'
import { noun } from '../nouns/noun.ts'

export default noun({
  contract: 'meetings',
  columns: meetingColumns,
  copy: { zh: meetingsZh, en: meetingsEn },
  list: ['id', 'name', 'state', 'startAt', 'address', 'awardCount'],
  nameOf: ({ name }) => name,
  secrets: ['appSecret'],
})
