import type * as z from 'zod/mini'
import type { meetingForm } from '@icss/core/meetings/meeting.ts'

const hour = 3_600_000
const day = 24 * hour
/** Milliseconds that a new meeting takes unless somebody says otherwise. */
const usualLength = 3 * hour

/** What the form of a new meeting begins with: tomorrow at this hour. */
export function newMeeting(): z.input<typeof meetingForm> {
  const startAt = Math.ceil(Date.now() / hour) * hour + day
  return {
    name: '',
    address: '',
    startAt: new Date(startAt).toISOString(),
    endAt: new Date(startAt + usualLength).toISOString(),
    description: '',
    programme: [],
    signInLinkType: 'page',
    bizID: '',
    jumpLink: '',
    jumpText: '',
    signInWindow: 'byTime',
    requireUserInfo: true,
    requireCode: false,
    walkIns: true,
    showCompany: false,
    winners: 'verified',
    leaveOutWinners: true,
    tellWinners: false,
    ownPublicAccount: false,
    appId: '',
    appSecret: '',
    visibleToChannels: false,
    background: '',
    groupIds: [],
  }
}
