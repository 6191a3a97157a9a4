import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { livesContract } from '@icss/core/lives/lives.contract.ts'
import type { Handler } from '../http/handler.ts'
import { liveAnswer } from './live-answer.ts'
import { changeLive } from './lives.repository.ts'

export const setRecording: Handler<typeof livesContract.setRecording> = async (
  { session, tenant },
  { params, body: { recordingUrl } },
) =>
  liveAnswer(
    await tenant((db) =>
      changeLive(db, session.channel.id, params.id, ({ isCourse }) => {
        if (isCourse) throw new ProblemError('live.already_course')
        return { recordingUrl }
      }),
    ),
  )
