import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import type { Server } from '../server/connect.ts'

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The course of that id, or the one of that name; a fault in words where there is none, or more than one. */
export async function findCourse(server: Server, given: string): Promise<{ id: string; name: string }> {
  if (isId.test(given)) {
    const { id, name } = await server.courses.show({ params: { id: given } })
    return { id, name }
  }
  const { items } = await server.courses.list({ query: { q: given, pageSize: 50 } })
  const [found, ...more] = items.filter(({ name }) => name === given)
  if (!found) throw new CliError('noCourse', exitCodes.failed, { name: given })
  if (more.length > 0) throw new CliError('manyCourses', exitCodes.failed, { name: given, count: more.length + 1 })
  return { id: found.id, name: found.name }
}
