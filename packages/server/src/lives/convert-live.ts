import { v7 as uuid } from 'uuid'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { livesContract } from '@icss/core/lives/lives.contract.ts'
import { courses } from '../courses/courses.tables.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import type { Handler } from '../http/handler.ts'
import { gramsOf } from '../search/grams.ts'
import { objectsUrl } from '../uploads/object-url.ts'
import { afterEvent } from './act-live.ts'
import { liveAnswer } from './live-answer.ts'
import { changeLive } from './lives.repository.ts'

export const convertLive: Handler<typeof livesContract.convert> = async (
  { session, tenant, services, request },
  { params },
) => {
  const { id: channelId } = session.channel
  const live = await tenant((db) =>
    changeLive(db, channelId, params.id, async (stored) => {
      if (stored.status === 'C' && !stored.isCourse && stored.recordingUrl === '')
        throw new ProblemError('live.no_recording')
      const after = afterEvent(stored, 'convert')
      const courseId = uuid()
      await db.insert(courses).values({
        channelId,
        id: courseId,
        name: stored.name,
        categoryId: stored.courseCategoryId,
        headImage: stored.headImage,
        introduction: '',
        value: '',
        permission: 'open',
        password: '',
        serialNumber: 0,
        // A course names its video by a whole address.
        videoUrl: stored.recordingUrl.replace(new RegExp(`^${objectsPath}`), objectsUrl(request, services)),
        grams: gramsOf(channelId, [stored.name]),
      })
      return { ...after, courseId }
    }),
  )
  return liveAnswer(live)
}
