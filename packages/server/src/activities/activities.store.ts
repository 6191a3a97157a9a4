import { and, gt, lte, type SQL, sql } from 'drizzle-orm'
import { activitiesContract } from '@icss/core/activities/activities.contract.ts'
import type { SignUpState } from '@icss/core/sign-ups/sign-up.ts'
import { entityStore } from '../entities/entity-store.ts'
import { outer } from '../entities/outer.ts'
import { linksOf } from '../public-links/public-link-handlers.ts'
import { fillPlaces } from '../sign-ups/fill-places.ts'
import { signUps } from '../sign-ups/sign-ups.tables.ts'
import { activities } from './activities.tables.ts'

/** How many people of an activity are in a state, of the row around it. */
export const peopleOf = (channelId: string, state: SignUpState): SQL<number> =>
  sql<number>`(select count(*)::int from ${signUps} where ${signUps.channelId} = ${channelId}
    and ${signUps.activityId} = ${outer(activities.id)} and ${signUps.state} = ${state})`

const now = sql`now()`

export const activitiesStore = entityStore(activitiesContract, {
  table: activities,
  searched: ['title', 'place', 'company'],
  beside: (channelId) => ({
    // As `activityStatusAt` says it.
    status: sql<number>`case when ${activities.startAt} > now() then 0 when ${activities.endAt} > now() then 1 else 2 end`,
    confirmed: peopleOf(channelId, 'confirmed'),
    waiting: peopleOf(channelId, 'waiting'),
  }),
  filters: {
    status(status) {
      if (status === '0') return gt(activities.startAt, now)
      return status === '2' ? lte(activities.endAt, now) : and(lte(activities.startAt, now), gt(activities.endAt, now))
    },
  },
  bin: { kind: 'activities', name: 'title' },
  children: [{ table: signUps, of: signUps.activityId }, linksOf('activity')],
  // A higher limit has places for those who wait.
  afterWrite({ channelId, afterwards }, stored) {
    for (const { id, version } of stored)
      if (version > 1) afterwards.push((services) => fillPlaces(services, channelId, id))
    return Promise.resolve()
  },
})
