import { and, eq } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { listStateOf } from '@icss/core/lives/live.ts'
import { livesContract } from '@icss/core/lives/lives.contract.ts'
import { refuseMissingCategory } from '../categories/category-of.ts'
import type { Handler } from '../http/handler.ts'
import { entityHandlers } from '../entities/entity-handlers.ts'
import { gramsOf } from '../search/grams.ts'
import { tutors } from '../tutors/tutors.tables.ts'
import { actLive } from './act-live.ts'
import { convertLive } from './convert-live.ts'
import { liveAnswer, liveExtra } from './live-answer.ts'
import { liveConditions, liveOrders } from './live-conditions.ts'
import { exportLives } from './export-lives.ts'
import { findLive } from './lives.repository.ts'
import { lives } from './lives.tables.ts'
import { deleteRecordingFiles } from './recordings.ts'
import { discardRecording } from './store-recording.ts'
import { pushAddress, renewKey, watchAddress } from './push-address.ts'
import { setRecording } from './set-recording.ts'

const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const kept = entityHandlers(livesContract, {
  table: lives,
  extra: liveExtra,
  columnsOf: ({ startAt, endAt, courseCategoryId, ...draft }, channelId) => ({
    ...draft,
    startAt: new Date(startAt),
    endAt: new Date(endAt),
    courseCategoryId: courseCategoryId || null,
    grams: gramsOf(channelId, [draft.name]),
  }),
  answerOf: liveAnswer,
  where: liveConditions,
  orders: liveOrders,
  async beforeWrite({ db, channelId }, { tutorId, courseCategoryId }) {
    const missing = new ProblemError('live.tutor_missing', {
      errors: { tutorId: { code: 'live.tutor_missing', params: {} } },
    })
    if (!isUuid.test(tutorId)) throw missing
    const [tutor] = await db
      .select({ id: tutors.id })
      .from(tutors)
      .where(and(eq(tutors.channelId, channelId), eq(tutors.id, tutorId)))
    if (!tutor) throw missing
    await refuseMissingCategory(db, channelId, 'course', courseCategoryId)
  },
  async beforeDelete({ stored: { status } }) {
    if (listStateOf(status) === 'live') throw new ProblemError('live.wrong_status', { params: { status } })
  },
})

/** The recording goes with its live, unless a course is made of it. */
const deleteLive: Handler<typeof livesContract.delete> = async (context, { params }) => {
  const { tenant, session, services } = context
  const live = await tenant((db) => findLive(db, session.channel.id, params.id))
  if (listStateOf(live.status) !== 'live') await deleteRecordingFiles(services, live.channelId, live.id)
  await kept.delete(context, { params })
  if (!live.isCourse) await discardRecording(services, live.channelId, live.recordingUrl)
}

export const livesHandlers = {
  ...kept,
  delete: deleteLive,
  export: exportLives,
  act: actLive,
  convert: convertLive,
  setRecording,
  pushAddress,
  renewKey,
  watchAddress,
}
