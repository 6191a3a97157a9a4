import type { contentPermissionsContract } from '@icss/core/content-permissions/content-permissions.contract.ts'
import {
  maxPlannedContent,
  maxPlannedOpenings,
  type OpeningChange,
  openingsIn,
  planOpenings as plan,
} from '@icss/core/content-permissions/opening-plan.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { contentKindOf } from '@icss/core/selections/bulk-nouns.ts'
import { listGroups } from '../channel-groups/channel-groups.repository.ts'
import type { Db } from '../database/database.ts'
import { isUuid, uuid } from '../database/uuids.ts'
import type { Handler } from '../http/handler.ts'
import { ownSelection, type SelectionCaller } from '../selections/own-selection.ts'
import { listOpenings, type OpeningFilter } from './opened-content.repository.ts'

/** What of a selection can be opened to groups. */
async function filterOfSelected(db: Db, caller: SelectionCaller, selectionId: string): Promise<OpeningFilter> {
  const { noun, ids } = await ownSelection(db, caller, selectionId)
  const kind = contentKindOf(noun)
  if (!kind) throw new ProblemError('selection.not_offered')
  if (ids.length > maxPlannedContent)
    throw new ProblemError('selection.too_many', { params: { max: maxPlannedContent } })
  return { kinds: [kind], ids }
}

function filterOf(db: Db, caller: SelectionCaller, change: OpeningChange): OpeningFilter | Promise<OpeningFilter> {
  if (change.kind === 'selected') return filterOfSelected(db, caller, change.selectionId)
  if (change.kind !== 'openings') return { kinds: change.contentKinds }
  return {
    kinds: [...new Set(change.items.map(({ kind }) => kind))],
    ids: change.items.map(({ contentId }) => contentId).filter(isUuid),
  }
}

function namedIn(change: OpeningChange): readonly string[] {
  if (change.kind === 'selected') return [...change.open, ...change.close]
  return change.kind === 'openings'
    ? change.items.flatMap(({ open, close }) => [...open, ...close])
    : (change.groupIds ?? [])
}

export const planOpenings: Handler<typeof contentPermissionsContract.plan> = (caller, { body }) => {
  const { session, tenant, services } = caller
  return tenant(async (db) => {
    const { id: channelId } = session.channel
    const groups = (await listGroups(db, channelId)).map(({ id }) => id)
    const known = new Set(groups)
    if (namedIn(body).some((id) => !known.has(id))) throw new ProblemError('request.not_found')
    const most = maxPlannedContent
    const filter = await filterOf(db, caller, body)
    const { items, total } = await listOpenings(db, services.contentTables, channelId, filter, { most })
    // Content that is not the channel's is as content that does not exist; what was selected may have gone since.
    if (body.kind === 'openings' && total !== body.items.length) throw new ProblemError('request.not_found')
    if (total > most) throw new ProblemError('selection.too_many', { params: { max: most } })
    const planned = plan(body, items, groups)
    if (openingsIn(planned.rows) > maxPlannedOpenings)
      throw new ProblemError('opening.too_many', { params: { max: maxPlannedOpenings } })
    return { id: uuid(), ...planned }
  })
}
