import type * as z from 'zod/mini'
import { sql } from 'drizzle-orm'
import type { live } from '@icss/core/lives/lives.contract.ts'
import { tutors } from '../tutors/tutors.tables.ts'
import { lives } from './lives.tables.ts'

type StoredLive = typeof lives.$inferSelect

/** Read beside the columns of a live. */
export const liveExtra = {
  tutorName: sql<string>`coalesce((select ${tutors.name} from ${tutors}
    where ${tutors.channelId} = ${lives.channelId} and ${tutors.id} = ${lives.tutorId}), '')`,
}

export const liveAnswer = (stored: StoredLive & { readonly tutorName?: unknown }): z.input<typeof live> => ({
  ...stored,
  startAt: stored.startAt.toISOString(),
  endAt: stored.endAt.toISOString(),
  updatedAt: stored.updatedAt.toISOString(),
  tutorId: stored.tutorId ?? '',
  tutorName: String(stored.tutorName ?? ''),
  courseCategoryId: stored.courseCategoryId ?? '',
  traffic: { live: stored.liveBytes, storage: stored.storageBytes, playback: stored.playbackBytes },
})
