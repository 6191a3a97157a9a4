import type { livesContract } from '@icss/core/lives/lives.contract.ts'
import { applyToLive, type LiveEvent } from '@icss/core/lives/live.machine.ts'
import type { Handler } from '../http/handler.ts'
import { liveAnswer } from './live-answer.ts'
import { changeLive, type StoredLive } from './lives.repository.ts'

/** The columns of a live after `event`, as core's machine decides. */
export const afterEvent = ({ status, isCourse, recordingUrl }: StoredLive, type: LiveEvent['type']) => {
  const { status: next, isCourse: made } = applyToLive({ status, isCourse, recorded: recordingUrl !== '' }, { type })
  return { status: next, isCourse: made }
}

export const actLive: Handler<typeof livesContract.act> = async ({ session, tenant }, { params, body }) =>
  liveAnswer(
    await tenant((db) => changeLive(db, session.channel.id, params.id, (live) => afterEvent(live, body.action))),
  )
