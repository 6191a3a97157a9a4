import type { PlannedCourse } from '@icss/core/chapters/chapter-plan.ts'
import { contentAddress } from '@icss/core/chapters/outline.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import type { Db } from '../database/database.ts'
import { digestsOfKeys } from '../uploads/uploads.repository.ts'
import { listNodes } from './chapters.repository.ts'

const keyOf = (url: string): string => (url.includes(objectsPath) ? (url.split('/').at(-1) ?? '') : '')

/** A course as a plan sees it: files whose content the channel knows are named by that, wherever they lie. */
export async function plannedCourse(db: Db, channelId: string, courseId: string): Promise<PlannedCourse> {
  const nodes = await listNodes(db, channelId, courseId)
  const keys = nodes.flatMap(({ videoUrl, srtUrl }) => [keyOf(videoUrl), keyOf(srtUrl)]).filter((key) => key !== '')
  const digests = await digestsOfKeys(db, channelId, keys)
  const addressOf = (url: string) => {
    const digest = digests.get(keyOf(url))
    return digest === undefined ? url : contentAddress(digest)
  }
  return {
    courseId,
    nodes: nodes.map(({ parentId, videoUrl, srtUrl, ...node }) => ({
      ...node,
      parentId: parentId ?? '',
      video: addressOf(videoUrl),
      subtitle: addressOf(srtUrl),
    })),
  }
}
