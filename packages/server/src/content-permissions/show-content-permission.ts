import type { contentPermissionsContract } from '@icss/core/content-permissions/content-permissions.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Handler } from '../http/handler.ts'
import { groupsOfContent, hasContent } from './content-permissions.repository.ts'

export const showContentPermission: Handler<typeof contentPermissionsContract.show> = (
  { session, tenant, services },
  { params },
) =>
  tenant(async (db) => {
    if (!(await hasContent(db, services.contentTables, session.channel.id, params)))
      throw new ProblemError('request.not_found')
    return { ...params, groupIds: await groupsOfContent(db, session.channel.id, params) }
  })
