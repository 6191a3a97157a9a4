import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { organisationContract } from '@icss/core/organisation/organisation.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { findOrganisation, saveOrganisation } from './organisation.repository.ts'

export const organisationHandlers: Handlers<{ organisation: typeof organisationContract }>['organisation'] = {
  show: ({ session, tenant }) =>
    tenant(async (db) => ({ organisation: (await findOrganisation(db, session.channel.id)) ?? null })),
  update: ({ session, tenant }, { query: { version }, body }) =>
    tenant(async (db) => {
      if (!(await saveOrganisation(db, session.channel.id, body, version))) throw new ProblemError('request.conflict')
      return found(await findOrganisation(db, session.channel.id))
    }),
}
