import { outlineLessonOf } from '@icss/core/chapters/outline.ts'
import { command } from '../commands/command.ts'
import { exportedFile, exportFile } from '../commands/export-file.ts'
import { outputTake } from '../commands/shared-takes.ts'
import { jsonLines } from '../console/json-lines.ts'
import type { Server } from '../server/connect.ts'
import type { CourseLine } from './course-line.ts'

const pageSize = 50

async function* lines(server: Server, signal: AbortSignal): AsyncGenerator<CourseLine, void> {
  const { items: categories } = await server.courseCategories.list()
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]))
  for (let page = 1; ; page += 1) {
    const query = { page, pageSize, source: 'upload' } as const
    const { items, total } = await server.courses.list({ query }, { signal })
    for (const { id } of items) {
      const course = await server.courses.show({ params: { id } }, { signal })
      const tree = await server.chapters.list({ params: { courseId: id } }, { signal })
      const line: CourseLine = {
        name: course.name,
        category: categoryNames.get(course.categoryId) ?? '',
        headImage: course.headImage,
        introduction: course.introduction,
        value: course.value,
        permission: course.permission,
        password: course.password,
        serialNumber: course.serialNumber,
        videoUrl: course.videoUrl,
        chapters: tree.items.map(({ name, lessons }) => ({
          name,
          lessons: lessons.map(outlineLessonOf),
        })),
      }
      yield line
    }
    if (items.length === 0 || page * pageSize >= total) return
  }
}

export default command({
  summary: {
    zh: '导出上传的课程及其章节和课时，每行一门（JSON Lines）；导出的文件可以原样导入。',
    en: 'Export the uploaded courses with their chapters and lessons, one a line (JSON Lines). The file can be imported again as it is.',
  },
  takes: {
    ...outputTake,
  },
  examples: {
    zh: ['icss courses export -o 课程.jsonl', 'icss courses export | wc -l'],
    en: ['icss courses export -o courses.jsonl', 'icss courses export | wc -l'],
  },
  calls: ['courses.list', 'courses.show', 'chapters.list'],
  exits: ['interrupted'],
  answer: exportedFile,
  run: (console, { output }) => exportFile(console, output, async (server, signal) => jsonLines(lines(server, signal))),
})
