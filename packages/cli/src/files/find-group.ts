import type { Category } from '@icss/core/categories/category.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import type { Server } from '../server/connect.ts'

/** The id of the file group of that name or id, `none` for no group; a fault in words when there is none. */
export async function findGroup(server: Server, given: string): Promise<string> {
  if (given === 'none') return given
  const { items } = await server.fileGroups.list()
  const group = items.find(({ id, name }: Category) => id === given || name === given)
  if (group) return group.id
  const names = ['none', ...items.map(({ name }) => name)].join(', ')
  throw new CliError('noFileGroup', exitCodes.failed, { name: given, names })
}

/** The same as a draft names it: '' for no group. */
export const groupIdOf = async (server: Server, given: string): Promise<string> => {
  const found = await findGroup(server, given)
  return found === 'none' ? '' : found
}
