import { and, eq, isNull } from 'drizzle-orm'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { effectiveFlags } from '@icss/core/permissions/effective-flags.ts'
import { allFlags, type FlagList } from '@icss/core/permissions/flags.ts'
import { holdsBusiness } from '@icss/core/permissions/business.ts'
import { type Held, type Holder, reachFault } from '@icss/core/permissions/reach.ts'
import type { Role } from '@icss/core/permissions/role.ts'
import { accounts, givenFlags } from '../accounts/accounts.tables.ts'
import type { Db } from '../database/database.ts'
import { permissionTemplates } from '../permission-templates/permission-templates.tables.ts'

const none: FlagList = []

/**
 * The flags that an account reaches with: all of an administrator, else those that it is given, whether its channel has
 * them at the moment or not, since a channel may come to have them.
 */
export const flagsOfAccount = (role: Role, given: FlagList | null): FlagList => effectiveFlags(role, allFlags, given)

/** How far an account reaches among what holds flags (ADR 14). */
export interface Reach extends Holder {
  readonly accountId: string
  /**
   * Why it may not change a record that holds `held` and is to hold `granted`. What it holds is read from the locked row, in
   * the transaction that changes it.
   */
  faultOf(record: Held): FieldError | undefined
}

/** The reach of an account as the database has it now; of one that is gone or disabled it is nothing. */
export async function reachOf(db: Db, channelId: string, accountId: string): Promise<Reach> {
  const [found] = await db
    .select({ role: accounts.role, business: accounts.business, given: givenFlags })
    .from(accounts)
    .leftJoin(
      permissionTemplates,
      and(eq(permissionTemplates.channelId, accounts.channelId), eq(permissionTemplates.id, accounts.templateId)),
    )
    .where(
      and(
        eq(accounts.channelId, channelId),
        eq(accounts.id, accountId),
        eq(accounts.enabled, true),
        isNull(accounts.deletedAt),
      ),
    )
  const own = {
    flags: found ? flagsOfAccount(found.role, found.given) : none,
    business: found !== undefined && holdsBusiness(found.role, found.business),
  }
  return { accountId, ...own, faultOf: (record) => reachFault(own, record) }
}
