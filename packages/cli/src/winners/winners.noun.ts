import { winnerColumns } from '@icss/core/winners/winner.columns.ts'
import { winnersEn } from '@icss/core/winners/winners.en.ts'
import { winnersZh } from '@icss/core/winners/winners.zh.ts'
import { noun } from '../nouns/noun.ts'

const meetingText = { zh: '会议编号，见 icss meetings list', en: 'id of the meeting, see icss meetings list' }

export default noun({
  contract: 'winners',
  columns: winnerColumns,
  copy: { zh: winnersZh, en: winnersEn },
  list: ['id', 'name', 'award', 'prize', 'phone', 'state'],
  nameOf: ({ name }) => name,
  parentText: meetingText,
  filters: { meetingId: { option: 'meeting', value: 'id', text: meetingText } },
})
