import type * as z from 'zod/mini'
import type { Input } from '../commands/command.ts'
import { exportedFile, exportFile } from '../commands/export-file.ts'
import type { Console } from '../console/console.ts'
import { jsonLines } from '../console/json-lines.ts'
import type { ExitCode } from '../exit-codes.ts'
import type { Server } from '../server/connect.ts'
import type { CourseLine } from './course-line.ts'
import type { exportTakes } from './courses.commands.ts'

export const answer = exportedFile

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
          lessons: lessons.map((lesson) => ({
            name: lesson.name,
            video: lesson.videoUrl,
            subtitle: lesson.srtUrl,
            courseMinutes: lesson.courseMinutes,
            courseSeconds: lesson.courseSeconds,
          })),
        })),
      }
      yield line
    }
    if (items.length === 0 || page * pageSize >= total) return
  }
}

export const run = (
  console: Console<z.output<typeof answer>>,
  { output }: Input<typeof exportTakes>,
): Promise<ExitCode> => exportFile(console, output, async (server, signal) => jsonLines(lines(server, signal)))
