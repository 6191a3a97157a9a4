import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { listStateOf, liveStatuses } from '@icss/core/lives/live.ts'
import { livesContract } from '@icss/core/lives/lives.contract.ts'
import { refuseMissingCategory } from '../categories/category-of.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { entityHandlers } from '../entities/entity-handlers.ts'
import { gramsOf } from '../search/grams.ts'
import { searchCondition } from '../search/search-condition.ts'
import { tutors } from '../tutors/tutors.tables.ts'
import { actLive } from './act-live.ts'
import { convertLive } from './convert-live.ts'
import { liveAnswer, liveExtra } from './live-answer.ts'
import { lives } from './lives.tables.ts'
import { pushAddress, renewKey } from './push-address.ts'
import { setRecording } from './set-recording.ts'

const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const livesHandlers = {
  ...entityHandlers(livesContract, {
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
    where: ({ q, state, type }, channelId) => [
      searchCondition(channelId, q, { grams: lives.grams, texts: [lives.name] }),
      state &&
        inArray(
          lives.status,
          liveStatuses.filter((status) => listStateOf(status) === state),
        ),
      type && eq(lives.type, type),
    ],
    orders: {
      startAt: [asc(lives.startAt), asc(lives.id)],
      '-startAt': [desc(lives.startAt), desc(lives.id)],
      name: [asc(pinyinOf(lives.name)), asc(lives.id)],
      '-name': [desc(pinyinOf(lives.name)), desc(lives.id)],
    },
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
  }),
  act: actLive,
  convert: convertLive,
  setRecording,
  pushAddress,
  renewKey,
}
