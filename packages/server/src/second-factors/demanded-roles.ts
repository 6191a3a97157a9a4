import { eq } from 'drizzle-orm'
import type { Role } from '@icss/core/permissions/role.ts'
import type { Db } from '../database/database.ts'
import { secondFactorRoles } from './second-factors.tables.ts'

export async function demandedRoles(system: Db): Promise<Role[]> {
  const rows = await system.select().from(secondFactorRoles).orderBy(secondFactorRoles.role)
  return rows.map(({ role }) => role)
}

export async function isDemanded(system: Db, role: Role): Promise<boolean> {
  const rows = await system.select().from(secondFactorRoles).where(eq(secondFactorRoles.role, role))
  return rows.length > 0
}

/** Puts these roles in place of those that there were. */
export async function setDemandedRoles(system: Db, roles: readonly Role[]): Promise<void> {
  await system.delete(secondFactorRoles)
  if (roles.length > 0) await system.insert(secondFactorRoles).values([...new Set(roles)].map((role) => ({ role })))
}
