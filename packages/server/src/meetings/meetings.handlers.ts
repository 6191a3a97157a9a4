import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { MeetingDraft } from '@icss/core/meetings/meeting.ts'
import { meetingColumns } from '@icss/core/meetings/meeting.columns.ts'
import { refuseMeetingEvent } from '@icss/core/meetings/meeting.machine.ts'
import type { meetingsContract } from '@icss/core/meetings/meetings.contract.ts'
import { meetingsEn } from '@icss/core/meetings/meetings.en.ts'
import { meetingsZh } from '@icss/core/meetings/meetings.zh.ts'
import { exportEntities } from '../entities/entity-export.ts'
import type { Exported } from '../entities/exported.ts'
import { changing, entityHandlers } from '../entities/entity-handlers.ts'
import type { Handlers } from '../http/handler.ts'
import type { Services } from '../services.ts'
import { codeStateOf } from '../sms-codes/code-state.ts'
import { copyMeeting } from './copy-meeting.ts'
import { eraseMeeting, planErasure } from './erase-meeting.ts'
import { exportMeeting } from './export-meeting.ts'
import { timesOf } from './meeting-state.ts'
import { meetingsStore } from './meetings.store.ts'
import { sealedAppSecret } from './sealed-app-secret.ts'
import { setAwards, showAwards } from './set-awards.ts'

type MeetingsHandlers = Handlers<{ meetings: typeof meetingsContract }>['meetings']

/** The column that each act by hand fills in. */
const marks = { start: 'startedAt', end: 'endedAt', cancel: 'cancelledAt' } as const

/** Without a gateway no stranger gets a code. */
function refuseWithoutGateway({ config }: Services, { requireCode }: MeetingDraft): void {
  if (requireCode && codeStateOf(config) === 'off')
    throw new ProblemError('sms_code.off', { errors: { requireCode: { code: 'sms_code.off', params: {} } } })
}

/** Without an address of WeChat's nobody is asked there. */
function refuseWithoutWeChat({ config }: Services, { ownPublicAccount }: MeetingDraft): void {
  if (ownPublicAccount && config.weChatUrl === undefined)
    throw new ProblemError('we_chat.off', { errors: { ownPublicAccount: { code: 'we_chat.off', params: {} } } })
}

/** What an export of them says beside the store. */
export const exportedMeetings: Exported = { columns: meetingColumns, words: { zh: meetingsZh, en: meetingsEn } }

export const meetingsHandlers: MeetingsHandlers = {
  ...entityHandlers(meetingsStore),
  async create({ session, tenant, services }, { body }) {
    const channelId = session.channel.id
    refuseWithoutGateway(services, body)
    refuseWithoutWeChat(services, body)
    const more = await sealedAppSecret(services, channelId, body)
    return tenant((db) => meetingsStore.insert(db, channelId, body, { more }))
  },
  async update({ session, tenant, services }, { params: { id }, query: { version }, body }) {
    const channelId = session.channel.id
    refuseWithoutGateway(services, body)
    refuseWithoutWeChat(services, body)
    const more = await sealedAppSecret(services, channelId, body)
    return tenant((db) => meetingsStore.update(db, channelId, id, version, body, { more }))
  },
  export: exportEntities(meetingsStore, exportedMeetings),
  act: changing(meetingsStore, (stored, { body: { action } }: Parameters<MeetingsHandlers['act']>[1]) => {
    refuseMeetingEvent(timesOf(stored), { type: action }, Date.now())
    return { [marks[action]]: new Date() }
  }),
  copy: copyMeeting,
  exportAll: exportMeeting,
  planErasure,
  erase: eraseMeeting,
  awards: showAwards,
  setAwards,
}
