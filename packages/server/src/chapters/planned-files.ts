import { filesOf, type PlannedField } from '@icss/core/chapters/chapter-plan.ts'
import type { Plan } from '@icss/core/operations/plan.ts'
import type { UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import type { Db } from '../database/database.ts'
import { keysOfDigests } from '../uploads/uploads.repository.ts'

const slots = { video: 'lessonVideo', subtitle: 'subtitle' } as const satisfies Partial<
  Record<PlannedField, UploadSlotName>
>

/** Where the files of a plan are stored, and those that are not. */
export async function plannedFiles(db: Db, channelId: string, plan: Pick<Plan, 'rows'>) {
  const files = filesOf(plan)
  const digestsFor = (field: keyof typeof slots) =>
    files.filter((file) => file.field === field).map(({ digest }) => digest)
  const keys = {
    video: await keysOfDigests(db, channelId, slots.video, digestsFor('video')),
    subtitle: await keysOfDigests(db, channelId, slots.subtitle, digestsFor('subtitle')),
  }
  return {
    keyOf: (field: keyof typeof slots, digest: string): string | undefined => keys[field].get(digest),
    missing: files.filter(({ field, digest }) => !keys[field].has(digest)),
  }
}
