import { inArray, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { listStateOf, liveStatuses } from '@icss/core/lives/live.ts'
import { livesContract } from '@icss/core/lives/lives.contract.ts'
import { openingsOf } from '../content-permissions/openings-of.ts'
import { entityStore } from '../entities/entity-store.ts'
import { outer } from '../entities/outer.ts'
import { linksOf } from '../public-links/public-link-handlers.ts'
import { tutors } from '../tutors/tutors.tables.ts'
import { discardUpload } from '../uploads/discard-upload.ts'
import { lives } from './lives.tables.ts'
import { deleteRecordingFiles } from './recordings.ts'
import { recordingsOf } from './recordings.repository.ts'
import { takeRecordingAway } from './store-recording.ts'

/** The name of a live's tutor, read beside its columns; '' once the tutor was deleted. */
export const tutorName = (channelId: string) =>
  sql<string>`coalesce((select ${tutors.name} from ${tutors}
    where ${tutors.channelId} = ${channelId} and ${tutors.id} = ${outer(lives.tutorId)}), '')`

export const livesStore = entityStore(livesContract, {
  table: lives,
  searched: ['name'],
  children: [openingsOf('live'), linksOf('live')],
  beside: (channelId) => ({
    tutorName: tutorName(channelId),
    traffic: sql`json_build_object('live', ${lives.liveBytes}, 'storage', ${lives.storageBytes}, 'playback', ${lives.playbackBytes})`,
  }),
  filters: {
    state: (state) =>
      inArray(
        lives.status,
        liveStatuses.filter((status) => listStateOf(status) === state),
      ),
  },
  /** The recording goes with its live, unless a course is made of it. */
  async beforeDelete({ db, channelId, afterwards }, { id, status, isCourse, recordingUrl }) {
    if (listStateOf(status) === 'live') throw new ProblemError('live.wrong_status', { params: { status } })
    const files = await recordingsOf(db, channelId, id)
    const uploadId = isCourse ? undefined : await takeRecordingAway(db, channelId, recordingUrl)
    afterwards.push(async (services) => {
      await deleteRecordingFiles(services, files)
      if (uploadId !== undefined) await discardUpload(services, channelId, uploadId)
    })
  },
})
