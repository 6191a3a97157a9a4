import type { companiesContract } from '@icss/core/companies/companies.contract.ts'
import { changing, entityHandlers, listing } from '../entities/entity-handlers.ts'
import type { Handlers } from '../http/handler.ts'
import { takeImport } from '../imports/take-import.ts'
import { publicLinkHandlers } from '../public-links/public-link-handlers.ts'
import { refuseAbnormal } from '../register/in-register.ts'
import { apartOf } from './apart-of.ts'
import { listCompanies } from './companies.repository.ts'
import { companiesStore } from './companies.store.ts'
import { companies } from './companies.tables.ts'
import { countCompany } from './count-company.ts'
import { exportCompanies } from './export-companies.ts'

const entities = entityHandlers(companiesStore)

export const companiesHandlers: Handlers<{ companies: typeof companiesContract }>['companies'] = {
  ...entities,
  list: listing({ list: listCompanies }),
  async create(context, input) {
    const { services, session } = context
    await refuseAbnormal(services, session.channel.id, input.body)
    return entities.create(context, input, ({ db, channelId }) =>
      apartOf(db, channelId, { name: input.body.name, ...input.query }),
    )
  },
  update: (context, input) =>
    entities.update(context, input, ({ db, channelId }) =>
      apartOf(db, channelId, { name: input.body.name, ...input.query }, input.params.companyId),
    ),
  ...publicLinkHandlers('company', companies),
  counts: countCompany,
  setAbnormal: changing(
    companiesStore,
    (_stored, { body: { abnormal } }: { params: { companyId: string }; body: { abnormal: boolean } }) => ({ abnormal }),
  ),
  import: takeImport('companies.import'),
  export: exportCompanies,
}
