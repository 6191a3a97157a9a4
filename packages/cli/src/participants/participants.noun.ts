import { participantColumns } from '@icss/core/participants/participant.columns.ts'
import { participantsEn } from '@icss/core/participants/participants.en.ts'
import { participantsZh } from '@icss/core/participants/participants.zh.ts'
import { meetingTake } from '../commands/shared-takes.ts'
import { noun } from '../nouns/noun.ts'

const meetingText = meetingTake.meetingId.text

export default noun({
  contract: 'participants',
  columns: participantColumns,
  copy: { zh: participantsZh, en: participantsEn },
  list: ['id', 'number', 'name', 'company', 'phone', 'presence', 'entitlement'],
  titles: { meetingId: { zh: '会议编号', en: 'Meeting id' } },
  nameOf: ({ name }) => name,
  parentText: meetingText,
  filters: { meetingId: { option: 'meeting', value: 'id', text: meetingText } },
  summaries: {
    import: {
      zh: '从表格导入参与人：CSV（UTF-8、GB18030、GBK）、XLSX 或 JSON Lines，中英文表头皆可。每行以会议名称或编号说明属于哪场会议；同一会议里手机号相同即为同一人，重复运行不会重复导入。',
      en: 'Import participants from a table: CSV (UTF-8, GB18030, GBK), XLSX or JSON Lines, with Chinese or English headers. Each row says its meeting by name or id; within a meeting the same phone is the same person, so that run again nothing is imported twice.',
    },
  },
})
