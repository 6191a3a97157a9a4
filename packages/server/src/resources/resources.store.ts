import { resourcesContract } from '@icss/core/resources/resources.contract.ts'
import { entityStore } from '../entities/entity-store.ts'
import { linksOf } from '../public-links/public-link-handlers.ts'
import { shelfShape } from '../resources/shelf-shape.ts'
import { resources } from './resources.tables.ts'

export const resourcesStore = entityStore(resourcesContract, {
  table: resources,
  ...shelfShape(resources),
  searched: ['name', 'title'],
  bin: { kind: 'resources', name: 'name' },
  children: [linksOf('resource')],
  faults: {
    resources_contact_of_company: { field: 'contactId', code: 'shelf.contact_unknown' },
  },
})
