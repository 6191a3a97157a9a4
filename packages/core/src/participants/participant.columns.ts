import { participantChoices } from './participant.ts'
import { participant } from './participants.contract.ts'
import { participantsEn } from './participants.en.ts'
import { participantsZh } from './participants.zh.ts'
import { tableColumns } from '../spreadsheets/table-columns.ts'

const words = { zh: participantsZh, en: participantsEn }

/** How a participant stands in tables: the meeting, then the person. */
export const participantColumns = tableColumns(
  participant,
  [
    'meetingId',
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
  {
    words,
    choices: participantChoices,
    aliases: {
      meetingId: ['会议', 'meeting', '活动', 'event', 'meeting name'],
      name: ['参与人', '参会人', '名字', 'full name'],
      phone: ['手机', '电话', '手机号码', '联系电话', 'mobile'],
      company: ['单位名称', '公司', '企业', '公司名称', '所属企业', 'organisation', 'organization'],
      seat: ['桌号', '座位', '座位号', '席位', 'table', 'seat'],
      exclusion: ['身份', '抽奖', 'excluded'],
    },
  },
)
