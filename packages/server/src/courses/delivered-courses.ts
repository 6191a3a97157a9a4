import { and, asc, desc, eq } from 'drizzle-orm'
import type { DeliveredCourse, purchasedCoursesContract } from '@icss/core/courses/courses.contract.ts'
import { nameNoMore } from '../entities/naming.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { findServedChannel } from '../platform/platform.repository.ts'
import { searchCondition } from '../search/search-condition.ts'
import { courseNamedBy } from './courses.store.ts'
import { courses } from './courses.tables.ts'

type Stored = Pick<typeof courses.$inferSelect, 'id' | 'name' | 'supplier' | 'value' | 'createdAt'>

export const deliveredAnswer = ({ id, name, supplier, value, createdAt }: Stored): DeliveredCourse => ({
  id,
  name,
  supplier,
  value,
  createdAt: createdAt.toISOString(),
})

const orders = { name: pinyinOf(courses.name), createdAt: courses.createdAt }

const purchasedOf = (channelId: string) => and(eq(courses.channelId, channelId), eq(courses.source, 'purchase'))

/** The purchased courses of a channel, for the provider. */
export const listDelivered: Handler<typeof purchasedCoursesContract.list> = async (
  { services: { database } },
  { params: { channelId }, query: { page, pageSize, sort, q } },
) => {
  const { system } = database
  found(await findServedChannel(system, channelId))
  const condition = and(
    purchasedOf(channelId),
    searchCondition(channelId, q, { grams: courses.grams, texts: { names: [courses.name] } }),
  )
  const direction = sort.startsWith('-') ? desc : asc
  const by = orders[sort.replace('-', '') as keyof typeof orders]
  const rows = await system
    .select()
    .from(courses)
    .where(condition)
    .orderBy(direction(by), direction(courses.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { items: rows.map(deliveredAnswer), total: await system.$count(courses, condition) }
}

/** Takes a purchased course back, as when it was handed to the wrong channel. What the channel uploaded stays its own. */
export const takeBackCourse: Handler<typeof purchasedCoursesContract.takeBack> = (
  { services: { database } },
  { params: { channelId, courseId } },
) =>
  database.everywhere(async (db) => {
    found(await findServedChannel(db, channelId))
    const ofCourse = and(purchasedOf(channelId), eq(courses.id, courseId))
    const [taken] = await db.select({ id: courses.id }).from(courses).where(ofCourse).for('update')
    await nameNoMore(db, channelId, courseNamedBy, [found(taken).id])
    await db.delete(courses).where(ofCourse)
  })
