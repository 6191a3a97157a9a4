import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { flagNeeded } from '../permissions/need.ts'
import { deskOutcome, handedIn } from './desk-fact.ts'

export const deskContract = {
  record: endpoint({
    method: 'POST',
    path: '/api/v1/meetings/{meetingId}/desk-facts',
    isCostly: true,
    summary: {
      zh: '记录签到台的签到、现场添加和撤销',
      en: 'Record sign-ins, walk-ins and what was taken back at the desk of a meeting',
    },
    needs: flagNeeded('signInMeeting'),
    params: z.object({ meetingId: z.uuid() }),
    body: handedIn,
    answer: z.object({ items: z.array(deskOutcome) }),
    errors: ['meeting.ended', 'meeting.cancelled'],
  }),
} as const
