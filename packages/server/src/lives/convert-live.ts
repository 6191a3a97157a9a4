import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import { coursesStore } from '../courses/courses.store.ts'
import { changing } from '../entities/entity-handlers.ts'
import { objectsUrl } from '../uploads/object-url.ts'
import { afterEvent } from './after-event.ts'
import { livesStore } from './lives.store.ts'

/** Makes a course of a live that has ended. */
export const convertLive = changing(
  livesStore,
  async (stored, _input: { params: { id: string } }, { db, channelId, services, request }) => {
    if (stored.status === 'C' && !stored.isCourse && stored.recordingUrl === '')
      throw new ProblemError('live.no_recording')
    const after = afterEvent(stored, 'convert')
    const { id: courseId } = await coursesStore.insert(db, channelId, {
      name: stored.name,
      categoryId: stored.courseCategoryId ?? '',
      headImage: stored.headImage,
      introduction: '',
      value: '',
      permission: 'open',
      password: '',
      serialNumber: 0,
      // A course names its video by a whole address.
      videoUrl: stored.recordingUrl.replace(new RegExp(`^${objectsPath}`), objectsUrl(request, services)),
    })
    return { ...after, courseId }
  },
)
