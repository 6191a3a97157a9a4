import { and, eq } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { listStateOf } from '@icss/core/lives/live.ts'
import { livesContract } from '@icss/core/lives/lives.contract.ts'
import { refuseMissingCategory } from '../categories/category-of.ts'
import { entityHandlers } from '../entities/entity-handlers.ts'
import { gramsOf } from '../search/grams.ts'
import { discardUpload } from '../uploads/discard-upload.ts'
import { tutors } from '../tutors/tutors.tables.ts'
import { actLive } from './act-live.ts'
import { convertLive } from './convert-live.ts'
import { liveAnswer, liveExtra } from './live-answer.ts'
import { liveConditions, liveOrders } from './live-conditions.ts'
import { exportLives } from './export-lives.ts'
import { lives } from './lives.tables.ts'
import { deleteRecordingFiles } from './recordings.ts'
import { recordingsOf } from './recordings.repository.ts'
import { takeRecordingAway } from './store-recording.ts'
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
      .for('key share')
    if (!tutor) throw missing
    await refuseMissingCategory(db, channelId, 'course', courseCategoryId)
  },
  /** The recording goes with its live, unless a course is made of it. */
  async beforeDelete({ db, channelId, stored: { status, isCourse, recordingUrl } }, id) {
    if (listStateOf(status) === 'live') throw new ProblemError('live.wrong_status', { params: { status } })
    const files = await recordingsOf(db, channelId, id)
    const uploadId = isCourse ? undefined : await takeRecordingAway(db, channelId, recordingUrl)
    return async (services) => {
      await deleteRecordingFiles(services, files)
      if (uploadId !== undefined) await discardUpload(services, channelId, uploadId)
    }
  },
})

export const livesHandlers = {
  ...kept,
  export: exportLives,
  act: actLive,
  convert: convertLive,
  setRecording,
  pushAddress,
  renewKey,
  watchAddress,
}
