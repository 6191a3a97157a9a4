import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { employeeColumns } from '@icss/core/employees/employee.columns.ts'
import { type SeenBy, unchosen } from '@icss/core/employees/employee.ts'
import { employeesContract } from '@icss/core/employees/employees.contract.ts'
import { employeesEn } from '@icss/core/employees/employees.en.ts'
import { employeesZh } from '@icss/core/employees/employees.zh.ts'
import { companiesStore } from '../companies/companies.store.ts'
import { companies } from '../companies/companies.tables.ts'
import { exportEntities } from '../entities/entity-export.ts'
import { demands } from '../demands/demands.tables.ts'
import { endWaysIn } from '../employee-bindings/binding-links.ts'
import { entityHandlers } from '../entities/entity-handlers.ts'
import { entityStore } from '../entities/entity-store.ts'
import type { Handlers } from '../http/handler.ts'
import { takeImport } from '../imports/take-import.ts'
import { linksOf, publicLinkHandlers } from '../public-links/public-link-handlers.ts'
import { resources } from '../resources/resources.tables.ts'
import { occursIn } from '../search/search-condition.ts'
import { employees } from './employees.tables.ts'
import { vCardFile } from './vcard-file.ts'

const searched = [employees.name, employees.position, employees.phone]

export const employeesStore = entityStore(employeesContract, {
  table: employees,
  parent: companies,
  bin: { kind: 'employees', name: 'name' },
  filters: {
    q: (typed) => occursIn(searched, typed),
  },
  children: [linksOf('employeeCard')],
  ends: endWaysIn,
  referrers: [
    { table: resources, of: resources.contactId },
    { table: demands, of: demands.contactId },
  ],
  // Ids are in the order of adding.
  orders: { addedAt: [employees.id] },
  faults: { employees_phone: { field: 'phone', code: 'employees.phone_taken' } },
})

/** Who sees what of a card whose number becomes `phone`: nobody has opened the details of another number. */
const seenWith = (phone: string) => {
  const kept = (column: AnyPgColumn, seenBy: SeenBy) =>
    sql`case when ${employees.phone} = ${phone} then ${column} else ${seenBy} end`
  return {
    positionSeenBy: kept(employees.positionSeenBy, unchosen.positionSeenBy),
    phoneSeenBy: kept(employees.phoneSeenBy, unchosen.phoneSeenBy),
    avatarSeenBy: kept(employees.avatarSeenBy, unchosen.avatarSeenBy),
  }
}

export const exportedEmployees = { columns: employeeColumns, words: { zh: employeesZh, en: employeesEn } }

const handlers = entityHandlers(employeesStore)

export const employeesHandlers: Handlers<{ employees: typeof employeesContract }>['employees'] = {
  ...handlers,
  update: (context, input) => handlers.update(context, input, async () => seenWith(input.body.phone)),
  ...publicLinkHandlers('employeeCard', employees),
  vcard: async ({ session, tenant }, { params: { employeeId } }) => {
    const card = await tenant(async (db) => {
      const stored = await employeesStore.show(db, session.channel.id, employeeId)
      return { ...stored, companyName: (await companiesStore.show(db, session.channel.id, stored.companyId)).name }
    })
    return vCardFile(card)
  },
  import: takeImport('employees.import'),
  export: exportEntities(employeesStore, exportedEmployees),
}
