import type { platformContract } from '@icss/core/platform/platform.contract.ts'
import type { Handler } from '../http/handler.ts'
import { demandedRoles, setDemandedRoles } from '../second-factors/demanded-roles.ts'

export const showDemandedRoles: Handler<typeof platformContract.showDemandedRoles> = async ({
  services: { database },
}) => ({ roles: await demandedRoles(database.system) })

export const setDemanded: Handler<typeof platformContract.setDemandedRoles> = (
  { services: { database } },
  { body: { roles } },
) =>
  database.everywhere(async (db) => {
    await setDemandedRoles(db, roles)
    return { roles: await demandedRoles(db) }
  })
