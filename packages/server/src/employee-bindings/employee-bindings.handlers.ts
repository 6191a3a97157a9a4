import { and, eq, sql } from 'drizzle-orm'
import { bindingHours } from '@icss/core/employee-bindings/own-card.ts'
import type { employeeBindingsContract } from '@icss/core/employee-bindings/employee-bindings.contract.ts'
import { unchosen } from '@icss/core/employees/employee.ts'
import type { Db } from '../database/database.ts'
import { employees } from '../employees/employees.tables.ts'
import { employeesStore } from '../employees/employees.handlers.ts'
import type { Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { addLink, linkUrl, linkSecret } from '../public-links/add-link.ts'
import { publicSessionHandlers } from '../public-sessions/public-session-handlers.ts'
import { endBindingLinks, endWaysIn } from './binding-links.ts'

/** The card, locked to the end of the transaction. */
const lockCard = async (db: Db, channelId: string, employeeId: string) =>
  found(
    (
      await db
        .select({ id: employees.id })
        .from(employees)
        .where(and(eq(employees.channelId, channelId), eq(employees.id, employeeId)))
        .for('no key update')
    )[0],
  )

export const employeeBindingsHandlers: Handlers<{
  employeeBindings: typeof employeeBindingsContract
}>['employeeBindings'] = {
  async issue({ session, tenant, services, request }, { params: { employeeId } }) {
    const channelId = session.channel.id
    const secret = await linkSecret(services)
    const endsAt = new Date(Date.now() + bindingHours * 3_600_000)
    const token = await tenant(async (db) => {
      await lockCard(db, channelId, employeeId)
      await endBindingLinks(db, channelId, [employeeId])
      return addLink(db, secret, { channelId, kind: 'binding', thingId: employeeId, endsAt })
    })
    return { url: linkUrl(request, services, token), expiresAt: endsAt.toISOString() }
  },

  revoke: ({ session, tenant }, { params: { employeeId } }) =>
    tenant(async (db) => {
      await lockCard(db, session.channel.id, employeeId)
      await endBindingLinks(db, session.channel.id, [employeeId])
    }),

  unbind: ({ session, tenant }, { params: { employeeId } }) =>
    tenant(async (db) => {
      const channelId = session.channel.id
      await lockCard(db, channelId, employeeId)
      await db
        .update(employees)
        .set({ bound: false, ...unchosen, version: sql`${employees.version} + 1` })
        .where(and(eq(employees.channelId, channelId), eq(employees.id, employeeId), eq(employees.bound, true)))
      await endWaysIn(db, channelId, [employeeId])
      return employeesStore.show(db, channelId, employeeId)
    }),

  ...publicSessionHandlers('employee', employees, 'employeeId'),
}
