import { type ChapterTree, countChapters } from '@icss/core/chapters/chapter.ts'
import type { chaptersContract } from '@icss/core/chapters/chapters.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { hasCourse } from '../courses/courses.repository.ts'
import type { Db } from '../database/database.ts'
import type { Handler } from '../http/handler.ts'
import { countNodes, listHeadings, listNodes } from './chapters.repository.ts'
import { chapterTree, nodeAnswer } from './node-answer.ts'

async function headings(db: Db, channelId: string, courseId: string): Promise<ChapterTree> {
  const counts = { lessons: 0, seconds: 0, unsubmitted: 0 }
  const items = (await listHeadings(db, channelId, courseId)).map(({ chapter, lessons, seconds, unsubmitted }) => {
    counts.lessons += lessons
    counts.seconds += seconds
    counts.unsubmitted += unsubmitted + (chapter.submitted ? 0 : 1)
    return { ...nodeAnswer(chapter), lessons: [], lessonCount: lessons }
  })
  return { items, counts, isWhole: false }
}

export const listChapters: Handler<typeof chaptersContract.list> = async (
  { session, tenant },
  { params: { courseId }, query: { most } },
) => {
  const { id: channelId } = session.channel
  return tenant(async (db) => {
    if (!(await hasCourse(db, channelId, courseId))) throw new ProblemError('request.not_found')
    if (most !== undefined && (await countNodes(db, channelId, courseId)) > most)
      return headings(db, channelId, courseId)
    const items = chapterTree(await listNodes(db, channelId, courseId))
    return { items, counts: countChapters(items), isWhole: true }
  })
}
