import { sql } from 'drizzle-orm'
import { type FirstStep, type Home } from '@icss/core/home/home.contract.ts'
import { hiddenInRooms, membershipFlags } from '@icss/core/permissions/membership.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { courses } from '../courses/courses.tables.ts'
import type { Db } from '../database/database.ts'
import { homeRevisions, homeScreens } from '../home-settings/home-settings.tables.ts'

/** The first steps of a channel with what is really there, until all of them are done. */
export async function stepsOf(db: Db, { channel }: Session): Promise<Home['steps']> {
  const { rows } = await db.execute<Record<Exclude<FirstStep, 'adminPhone'>, number>>(sql`
    select
      (select count(*)::int from ${homeScreens} s join ${homeRevisions} r on r.channel_id = s.channel_id and r.number = s.revision
        where s.channel_id = ${channel.id} and coalesce(r.parts #>> '{logo,logo}', '') <> '') as logo,
      (select count(*)::int from ${courses} where channel_id = ${channel.id}) as course,
      (select greatest(0, count(*)::int - 1) from ${accounts} where channel_id = ${channel.id}) as account,
      (select coalesce(max(revision), 0)::int from ${homeScreens} where channel_id = ${channel.id}) as "homeScreen"`)
  const [found = { logo: 0, course: 0, account: 0, homeScreen: 0 }] = rows
  const hasCourses = !(membershipFlags(channel.membershipCode).iswmr && hiddenInRooms.has('courses'))
  const steps = [
    { step: 'adminPhone', count: Number(channel.hasAdminPhone) },
    { step: 'logo', count: found.logo },
    ...(hasCourses ? [{ step: 'course', count: found.course } as const] : []),
    { step: 'account', count: found.account },
    { step: 'homeScreen', count: found.homeScreen },
  ] as const
  return steps.every(({ count }) => count > 0) ? null : [...steps]
}
