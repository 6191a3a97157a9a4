import type { OrganisationDraft } from '@icss/core/organisation/organisation.ts'
import type { Server } from '../server/connect.ts'
import type { MovedCalls } from './moved-calls.ts'

const id = 'organisation'

/** The organisation behind a channel as the one record of its kind, made by describing it for the first time. */
export const organisationCalls = (server: Server): Omit<MovedCalls, 'show'> => ({
  async list(_, options) {
    const { organisation } = await server.organisation.show(undefined, options)
    return { items: organisation ? [{ ...organisation, id }] : [] }
  },
  async create({ body }, options) {
    const input = { query: { version: 0 }, body: body as OrganisationDraft }
    return { ...(await server.organisation.update(input, options)), id }
  },
})
