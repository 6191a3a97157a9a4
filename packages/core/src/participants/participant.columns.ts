import { type Cell, choiceCell, textCell } from '../spreadsheets/cells.ts'
import type { Column } from '../spreadsheets/column.ts'
import { exportColumns } from '../spreadsheets/export-columns.ts'
import { participantChoices, participantRow } from './participant.ts'
import { participantsEn } from './participants.en.ts'
import { participantsZh } from './participants.zh.ts'

type Field = keyof typeof participantRow.shape & string

const aliases: Readonly<Record<Field, readonly string[]>> = {
  meeting: ['会议', '活动', 'event', 'meeting name'],
  name: ['参与人', '参会人', '名字', 'full name'],
  phone: ['手机', '电话', '手机号码', '联系电话', 'mobile'],
  company: ['单位名称', '公司', '企业', '公司名称', '所属企业', 'organisation', 'organization'],
  seat: ['桌号', '座位', '座位号', '席位', 'table', 'seat'],
  exclusion: ['身份', '抽奖', 'excluded'],
}

const cells: Readonly<Partial<Record<Field, Cell>>> = {
  exclusion: choiceCell({ zh: participantsZh.exclusions, en: participantsEn.exclusions }, {}),
}

/** The columns of a table of participants: the meeting by its name, then the person. */
export const participantTableColumns: readonly Column<Field>[] = (Object.keys(participantRow.shape) as Field[]).map(
  (field) => ({
    field,
    headers: { zh: participantsZh.fields[field], en: participantsEn.fields[field] },
    aliases: aliases[field],
    ...(cells[field] ?? textCell),
  }),
)

/** Headers that a file cannot do without. */
export const requiredParticipantColumns: readonly Field[] = ['meeting', 'name', 'phone']

/** What lists and exports say of a participant, the instant in UTC. */
export const participantColumns = exportColumns(
  [
    'name',
    'number',
    'phone',
    'company',
    'seat',
    'presence',
    'signedInAt',
    'way',
    'source',
    'exclusion',
    'entitlement',
    'code',
  ],
  { zh: participantsZh, en: participantsEn },
  participantChoices,
)
