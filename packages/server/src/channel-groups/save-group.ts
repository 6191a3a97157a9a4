import type { ChannelGroup, channelGroupsContract } from '@icss/core/channel-groups/channel-groups.contract.ts'
import type { ChannelGroupDraft } from '@icss/core/channel-groups/channel-group.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Db } from '../database/database.ts'
import { constraintFaults } from '../database/constraint-faults.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import {
  findGroup,
  insertGroup,
  listGroups,
  lockGroups,
  setMembers,
  updateGroup as update,
} from './channel-groups.repository.ts'

const taken = constraintFaults({ channel_groups_name: { field: 'name', code: 'group.name_taken' } })

const unknown = (field: string) =>
  new ProblemError('request.invalid', { errors: { [field]: { code: 'request.not_found', params: {} } } })

/** The parent that a group is to have; refuses one that is not there, and the group itself or one within it. */
function parentOf(groups: readonly ChannelGroup[], parentId: string, id?: string): string | null {
  if (parentId === '') return null
  if (!groups.some((group) => group.id === parentId)) throw unknown('parentId')
  for (let at: string | null = parentId; at !== null; at = groups.find((group) => group.id === at)?.parentId ?? null)
    if (at === id)
      throw new ProblemError('group.own_parent', { errors: { parentId: { code: 'group.own_parent', params: {} } } })
  return parentId
}

/** The foreign key lets in sub-channels of this channel only; anything else is one that does not exist. */
async function putMembers(db: Db, channelId: string, id: string, { channelIds }: ChannelGroupDraft): Promise<void> {
  await setMembers(db, channelId, id, channelIds).catch((error: unknown) => {
    const { code = '' } = ((error as Error).cause ?? error) as { code?: string }
    // 23503: no such row; 22P02: no UUID.
    if (code === '23503' || code === '22P02') throw unknown('channelIds')
    throw error
  })
}

export const createGroup: Handler<typeof channelGroupsContract.create> = ({ session, tenant }, { body }) =>
  tenant(async (db) => {
    const { id: channelId } = session.channel
    await lockGroups(db, channelId)
    const parentId = parentOf(await listGroups(db, channelId), body.parentId)
    const id = await insertGroup(db, channelId, { name: body.name, parentId })
    await putMembers(db, channelId, id, body)
    return found(await findGroup(db, channelId, id))
  }).catch(taken)

export const updateGroup: Handler<typeof channelGroupsContract.update> = (
  { session, tenant },
  { params: { groupId: id }, query: { version }, body },
) =>
  tenant(async (db) => {
    const { id: channelId } = session.channel
    await lockGroups(db, channelId)
    const groups = await listGroups(db, channelId)
    if (!groups.some((group) => group.id === id)) throw new ProblemError('request.not_found')
    const parentId = parentOf(groups, body.parentId, id)
    if (!(await update(db, channelId, id, version, { name: body.name, parentId })))
      throw new ProblemError('request.conflict')
    await putMembers(db, channelId, id, body)
    return found(await findGroup(db, channelId, id))
  }).catch(taken)
