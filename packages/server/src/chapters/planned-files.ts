import { filesOf } from '@icss/core/chapters/chapter-plan.ts'
import type { Plan } from '@icss/core/operations/plan.ts'
import type { Db } from '../database/database.ts'
import { keysOfDigests } from '../uploads/uploads.repository.ts'
import { fileSlots } from './named-files.ts'

/** Where the files of a plan are stored, and those that are not. */
export async function plannedFiles(db: Db, channelId: string, plan: Pick<Plan, 'rows'>) {
  const files = filesOf(plan)
  const digestsFor = (field: keyof typeof fileSlots) =>
    files.filter((file) => file.field === field).map(({ digest }) => digest)
  const keys = {
    video: await keysOfDigests(db, channelId, fileSlots.video, digestsFor('video')),
    subtitle: await keysOfDigests(db, channelId, fileSlots.subtitle, digestsFor('subtitle')),
  }
  return {
    keyOf: (field: keyof typeof fileSlots, digest: string): string | undefined => keys[field].get(digest),
    missing: files.filter(({ field, digest }) => !keys[field].has(digest)),
  }
}
