import type { contentPermissionsContract } from '@icss/core/content-permissions/content-permissions.contract.ts'
import {
  maxPlannedContent,
  maxPlannedOpenings,
  type OpeningChange,
  openingsIn,
  planOpenings as plan,
} from '@icss/core/content-permissions/opening-plan.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { listGroups } from '../channel-groups/channel-groups.repository.ts'
import { isUuid, uuid } from '../database/uuids.ts'
import type { Handler } from '../http/handler.ts'
import { listOpenings, type OpeningFilter } from './opened-content.repository.ts'

const filterOf = (change: OpeningChange): OpeningFilter =>
  change.kind === 'openings'
    ? {
        kinds: [...new Set(change.items.map(({ kind }) => kind))],
        ids: change.items.map(({ contentId }) => contentId).filter(isUuid),
      }
    : { kinds: change.contentKinds }

const namedIn = (change: OpeningChange): readonly string[] =>
  change.kind === 'openings' ? change.items.flatMap(({ open, close }) => [...open, ...close]) : (change.groupIds ?? [])

export const planOpenings: Handler<typeof contentPermissionsContract.plan> = (
  { session, tenant, services: { contentTables } },
  { body },
) =>
  tenant(async (db) => {
    const { id: channelId } = session.channel
    const groups = (await listGroups(db, channelId)).map(({ id }) => id)
    const known = new Set(groups)
    if (namedIn(body).some((id) => !known.has(id))) throw new ProblemError('request.not_found')
    const most = maxPlannedContent
    const { items, total } = await listOpenings(db, contentTables, channelId, filterOf(body), { most })
    // Content that is not the channel's is as content that does not exist.
    if (body.kind === 'openings' && total !== body.items.length) throw new ProblemError('request.not_found')
    const planned = plan(body, items, groups)
    if (total > most || openingsIn(planned.rows) > maxPlannedOpenings)
      throw new ProblemError('opening.too_many', { params: { max: maxPlannedOpenings } })
    return { id: uuid(), ...planned }
  })
