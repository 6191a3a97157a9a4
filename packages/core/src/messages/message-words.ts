import type { Message } from './message.ts'

/** The key of the words that say what a message tells; they take its facts. */
export function messageWords({ kind, status, bad, percent }: Pick<Message, 'kind' | 'status' | 'bad' | 'percent'>) {
  if (kind === 'quota.warned') return percent >= 100 ? 'messages.says.quotaFull' : 'messages.says.quota'
  if (kind === 'traffic.warned') return percent >= 100 ? 'messages.says.trafficFull' : 'messages.says.traffic'
  if (kind === 'account.locked') return 'messages.says.locked'
  if (kind === 'signUps.full') return 'messages.says.signUpsFull'
  if (kind === 'supportVisit.begun') return 'messages.says.supportVisit'
  if (kind === 'meeting.holdsPeople') return 'messages.says.meetingHoldsPeople'
  if (status === 'failed') return 'messages.says.runFailed'
  if (status === 'cancelled') return 'messages.says.runCancelled'
  return bad > 0 ? 'messages.says.runPartly' : 'messages.says.runDone'
}
