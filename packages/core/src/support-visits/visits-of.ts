import type { SubChannel } from '../channels/channels.contract.ts'
import type { Session } from '../sessions/session.ts'
import { mayCall } from './may-call.ts'
import { supportVisitsContract } from './support-visits.contract.ts'

/** Whether a session may visit a sub-channel that it reaches. */
export const mayVisit = (session: Session, { enabled }: Pick<SubChannel, 'enabled'>): boolean =>
  enabled && mayCall(supportVisitsContract.begin, session)

/** Whether a session sees the visits of its channel: those that it pays, or has. */
export const seesVisits = (session: Session): boolean =>
  mayCall(supportVisitsContract.list, session) &&
  (session.channel.superiorChannelId !== null || mayCall(supportVisitsContract.begin, session))
