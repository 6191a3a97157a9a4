import { and, eq, sql } from 'drizzle-orm'
import type { OwnCard } from '@icss/core/employee-bindings/own-card.ts'
import { unchosen } from '@icss/core/employees/employee.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { ownCardsContract } from '@icss/core/employee-bindings/employee-bindings.contract.ts'
import { employees } from '../employees/employees.tables.ts'
import type { Handlers, Scope } from '../http/handler.ts'
import { openedPath } from '../objects/opened-links.ts'
import type { SessionVisit } from '../public-links/visit.ts'
import { useUpSession } from '../public-sessions/end-public-sessions.ts'
import { openPublicSession } from '../public-sessions/open-public-session.ts'
import { enterHandler, leave } from '../public-sessions/public-session-handlers.ts'
import { dropSession } from '../public-sessions/session-cookie.ts'
import type { Services } from '../services.ts'
import { endWaysIn } from './binding-links.ts'
import { cardOfVisit } from './bound-card.ts'
import { removeAvatar, replaceAvatar } from './own-avatar.ts'
import { ownerKeyOf, ownerSecret } from './owner-key.ts'
import { proveCardPhone, sendCardCode } from './prove-card-phone.ts'

type Card = Awaited<ReturnType<typeof cardOfVisit>>

const shown = async (services: Services, card: Card): Promise<OwnCard> => ({
  ...card,
  avatar: await openedPath(services, card.channelId, card.avatar),
})

/** The own card as its page shows it. */
export const ownCardOf = async (visit: SessionVisit, tenant: Scope, services: Services) =>
  shown(services, await tenant((db) => cardOfVisit(db, visit)))

export const ownCardsHandlers: Handlers<{ ownCards: typeof ownCardsContract }>['ownCards'] = {
  enter: enterHandler('binding'),

  sendBindingCode: (context, { body: { phone } }) => sendCardCode(context, 'employee.bind', phone),

  bind: async (context, { params: { ref }, body }) => {
    const secret = await ownerSecret(context.services)
    const opened = await proveCardPhone(context, 'employee.bind', body, async (db, card) => {
      const { channelId, id } = card
      const ownerKey = ownerKeyOf(secret, card)
      await useUpSession(db, context.visit)
      await db
        .update(employees)
        .set({
          ...(ownerKey === card.ownerKey ? {} : unchosen),
          bound: true,
          ownerKey,
          version: sql`${employees.version} + 1`,
        })
        .where(and(eq(employees.channelId, channelId), eq(employees.id, id)))
      // The link is used up, and with it every session that it was traded for; phones of a former owner are out.
      await endWaysIn(db, channelId, [id])
      return openPublicSession(db, context, { channelId, kind: 'employee', thingId: id })
    })
    dropSession(context, ref)
    return opened
  },

  show: ({ visit, tenant, services }) => ownCardOf(visit, tenant, services),

  update: async ({ visit, tenant, services }, { query: { version }, body }) => {
    const saved = await tenant(async (db) => {
      const card = await cardOfVisit(db, visit, true)
      if (card.version !== version) throw new ProblemError('request.conflict')
      const change = { ...body, version: version + 1 }
      await db
        .update(employees)
        .set(change)
        .where(and(eq(employees.channelId, visit.channelId), eq(employees.id, card.id)))
      return { ...card, ...change }
    })
    return shown(services, saved)
  },

  setAvatar: async (context, { query: { version }, body }) =>
    shown(context.services, await replaceAvatar(context, version, body)),

  removeAvatar: async (context, { query: { version } }) =>
    shown(context.services, await removeAvatar(context, version)),

  sendRenewalCode: (context, { body: { phone } }) => sendCardCode(context, 'employee.renew', phone),

  renew: (context, { params: { ref }, body }) =>
    proveCardPhone(context, 'employee.renew', body, async (db, { channelId, id }) => {
      await useUpSession(db, context.visit)
      return openPublicSession(db, context, { channelId, kind: 'employee', thingId: id, ref })
    }),

  leave,
}
