import { applyToLive, type LiveEvent } from '@icss/core/lives/live.machine.ts'
import type { StoredLive } from './lives.repository.ts'

/** The columns of a live after `event`, as core's machine decides. */
export const afterEvent = ({ status, isCourse, recordingUrl }: StoredLive, type: LiveEvent['type']) => {
  const { status: next, isCourse: made } = applyToLive({ status, isCourse, recorded: recordingUrl !== '' }, { type })
  const ends = next === 'C' && status !== 'C'
  return { status: next, isCourse: made, ...(ends ? { endedAt: new Date() } : {}) }
}
