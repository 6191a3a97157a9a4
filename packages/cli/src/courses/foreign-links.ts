import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import type { Connection } from '../server/connect.ts'
import type { CourseLine } from './course-line.ts'

const linksOf = ({ headImage, videoUrl, chapters }: CourseLine): string[] => [
  headImage,
  videoUrl,
  ...chapters.flatMap(({ lessons }) => lessons.flatMap(({ video, subtitle }) => [video, subtitle])),
]

/** Counts the links of courses to files that another server stores: whoever opens them there has no login for it. */
export function foreignLinks({ server, chosen }: Connection): (course: CourseLine) => Promise<number> {
  const known = new Map<string, Promise<boolean>>()
  const isForeign = async (link: string): Promise<boolean> => {
    if (!/^https?:/i.test(link) || !link.includes(objectsPath) || link.startsWith(chosen.server + objectsPath))
      return false
    try {
      // This server may have more than one name.
      await server.uploads.show({ query: { key: link } })
      return false
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'request.not_found') return true
      throw error
    }
  }
  return async (course) => {
    let count = 0
    for (const link of linksOf(course)) {
      const asked = known.get(link) ?? isForeign(link)
      known.set(link, asked)
      if (await asked) count += 1
    }
    return count
  }
}
