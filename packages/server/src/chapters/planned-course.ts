import type { PlannedCourse } from '@icss/core/chapters/chapter-plan.ts'
import type { Db } from '../database/database.ts'
import { listNodes } from './chapters.repository.ts'
import { filesByContent } from './named-files.ts'

/** A course as a plan sees it: files whose content the channel knows are named by that, wherever they lie. */
export async function plannedCourse(db: Db, channelId: string, courseId: string): Promise<PlannedCourse> {
  const nodes = (await listNodes(db, channelId, courseId)).map(({ parentId, videoUrl, srtUrl, ...node }) => ({
    ...node,
    parentId: parentId ?? '',
    video: videoUrl,
    subtitle: srtUrl,
  }))
  const byContent = await filesByContent(db, channelId, nodes)
  return { courseId, nodes: nodes.map((node) => ({ ...node, ...byContent(node) })) }
}
