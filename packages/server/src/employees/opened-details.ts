import type { FastifyRequest } from 'fastify'
import type { SeenBy } from '@icss/core/employees/employee.ts'
import { ownSessions } from '../public-sessions/visit-by-session.ts'
import type { Services } from '../services.ts'
import type { employees } from './employees.tables.ts'

/** Whether this browser is that of somebody with a bound card of the chamber. */
export async function isOfMember(request: FastifyRequest, services: Services, channelId: string): Promise<boolean> {
  const own = await ownSessions(request, services, 'employee')
  return own.some((session) => session.channelId === channelId)
}

type Details = Pick<
  typeof employees.$inferSelect,
  'position' | 'phone' | 'avatar' | 'positionSeenBy' | 'phoneSeenBy' | 'avatarSeenBy'
>

/** What the owner of a card has opened of it to everybody, or to those with a bound card; '' for the rest. */
export function openedDetails(card: Details, isMember: boolean) {
  const shown = (text: string, seenBy: SeenBy) =>
    seenBy === 'everybody' || (seenBy === 'bound' && isMember) ? text : ''
  return {
    position: shown(card.position, card.positionSeenBy),
    phone: shown(card.phone, card.phoneSeenBy),
    avatar: shown(card.avatar, card.avatarSeenBy),
  }
}
