import { demandsContract } from '@icss/core/demands/demands.contract.ts'
import { entityStore } from '../entities/entity-store.ts'
import { linksOf } from '../public-links/public-link-handlers.ts'
import { shelfShape } from '../resources/shelf-shape.ts'
import { demands } from './demands.tables.ts'

export const demandsStore = entityStore(demandsContract, {
  table: demands,
  ...shelfShape(demands),
  searched: ['name', 'title'],
  bin: { kind: 'demands', name: 'name' },
  children: [linksOf('demand')],
  faults: {
    demands_contact_of_company: { field: 'contactId', code: 'shelf.contact_unknown' },
  },
})
