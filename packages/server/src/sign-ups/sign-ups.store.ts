import { eq, ilike, or, type SQL } from 'drizzle-orm'
import { signUpsContract } from '@icss/core/sign-ups/sign-ups.contract.ts'
import { activities } from '../activities/activities.tables.ts'
import { entityStore } from '../entities/entity-store.ts'
import { linksOf } from '../public-links/public-link-handlers.ts'
import { publicSessions } from '../public-sessions/public-sessions.tables.ts'
import { occursIn } from '../search/search-condition.ts'
import { fillPlaces } from './fill-places.ts'
import { signUps } from './sign-ups.tables.ts'

const escaped = (typed: string) => typed.replace(/[\\%_]/g, String.raw`\$&`)

export const signUpsStore = entityStore(signUpsContract, {
  table: signUps,
  parent: activities,
  filters: {
    q(typed): SQL | undefined {
      if (typed === '') return undefined
      return or(occursIn([signUps.name, signUps.company], typed), ilike(signUps.phone, `%${escaped(typed)}`))
    },
  },
  // Ids are in the order of adding.
  orders: { addedAt: [signUps.id] },
  children: [
    linksOf('signUp'),
    { table: publicSessions, of: publicSessions.thingId, where: eq(publicSessions.kind, 'signUp') },
  ],
  beforeDelete: ({ channelId, afterwards }, { activityId, state }) => {
    if (state === 'confirmed') afterwards.push((services) => fillPlaces(services, channelId, activityId))
    return Promise.resolve()
  },
  faults: { sign_ups_phone: { field: 'phone', code: 'sign_up.phone_taken' } },
})
