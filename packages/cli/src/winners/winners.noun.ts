import { winnerColumns } from '@icss/core/winners/winner.columns.ts'
import { winnersEn } from '@icss/core/winners/winners.en.ts'
import { winnersZh } from '@icss/core/winners/winners.zh.ts'
import { meetingTake } from '../commands/shared-takes.ts'
import { noun } from '../nouns/noun.ts'

const meetingText = meetingTake.meetingId.text

export default noun({
  contract: 'winners',
  columns: winnerColumns,
  copy: { zh: winnersZh, en: winnersEn },
  list: ['id', 'name', 'award', 'prize', 'phone', 'state'],
  nameOf: ({ name }) => name,
  parentText: meetingText,
  filters: { meetingId: { option: 'meeting', value: 'id', text: meetingText } },
})
