import { participantColumns } from './participant.columns.ts'
import { participantRow } from './participant.ts'

/** Participants as rows of a file. */
export const participantTable = {
  schema: participantRow,
  columns: participantColumns,
  required: ['meetingId', 'name', 'phone'],
  examples: {
    company: { zh: '深圳市示例科技有限公司', en: 'Shenzhen Example Technology Ltd' },
    seat: { zh: '3 号桌', en: 'Table 3' },
  },
} as const
