import { contract } from '@icss/core/contract/contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { meets } from '@icss/core/permissions/need.ts'
import type { BulkNounName } from '@icss/core/selections/bulk-nouns.ts'
import type { Db } from '../database/database.ts'
import type { Context } from '../http/handler.ts'
import { findSelection, type StoredSelection } from './selections.repository.ts'

export type SelectionCaller = Pick<Context, 'services' | 'tenant' | 'request'> & {
  readonly session: NonNullable<Context['session']>
  readonly login: NonNullable<Context['login']>
}

/** Whether the caller may see the noun at all, by role and by what their token is limited to. */
export const maySee = ({ session, login }: SelectionCaller, noun: BulkNounName): boolean =>
  meets(contract[noun].list.needs, session) && (!login.groups || login.groups.includes(noun))

/** What the account of the session has chosen; somebody else's is not there, nor that of a noun that they may not see. */
export async function ownSelection(db: Db, caller: SelectionCaller, id: string): Promise<StoredSelection> {
  const { channel, account } = caller.session
  const found = await findSelection(db, channel.id, id)
  if (!found || found.accountId !== account.id || !maySee(caller, found.noun))
    throw new ProblemError('request.not_found')
  return found
}
