import type { ContentKind } from '@icss/core/content-permissions/content-permission.ts'
import type { contentPermissionsContract } from '@icss/core/content-permissions/content-permissions.contract.ts'
import type { Handler } from '../http/handler.ts'
import { listOpenings, type OpeningFilter } from './opened-content.repository.ts'

type Asked = { readonly kind?: ContentKind | undefined } & Omit<OpeningFilter, 'kinds' | 'ids'>

const filterOf = ({ kind, groupId, open, q }: Asked): OpeningFilter => ({ kinds: kind && [kind], groupId, open, q })

export const listContentPermissions: Handler<typeof contentPermissionsContract.list> = (
  { session, tenant, services: { contentTables } },
  { query },
) =>
  tenant((db) =>
    listOpenings(db, contentTables, session.channel.id, filterOf(query), {
      most: query.pageSize,
      skip: (query.page - 1) * query.pageSize,
    }),
  )

/** Content against channel groups, which are named once. */
export const contentPermissionMatrix: Handler<typeof contentPermissionsContract.matrix> = (
  { session, tenant, services: { contentTables } },
  { query },
) =>
  tenant(async (db) => {
    const { items, total } = await listOpenings(db, contentTables, session.channel.id, filterOf(query), {
      most: query.most,
    })
    const groupIds = [...new Set(items.flatMap(({ groupIds: ids }) => ids))]
    const places = new Map(groupIds.map((id, place) => [id, place]))
    return {
      groupIds,
      items: items.map(({ groupIds: ids, ...item }) => ({ ...item, openTo: ids.map((id) => places.get(id) ?? 0) })),
      total,
    }
  })
