import { and, asc, eq, gte, max, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { maxNewsPictures, type newsPictureChange, type newsPictureDraft } from '@icss/core/news/news.ts'
import { uuid } from '../database/uuids.ts'
import type { Db } from '../database/database.ts'
import { found } from '../http/refuse.ts'
import { keyIn } from '../objects/opened-links.ts'
import { uploads } from '../uploads/uploads.tables.ts'
import { news, newsPictures } from './news.tables.ts'

interface Picture {
  readonly newsId: string
  readonly id: string
}

const ofNews = (channelId: string, newsId: string) =>
  and(eq(newsPictures.channelId, channelId), eq(newsPictures.newsId, newsId))
const one = (channelId: string, { newsId, id }: Picture) => and(ofNews(channelId, newsId), eq(newsPictures.id, id))
const shown = { id: newsPictures.id, key: newsPictures.key, caption: newsPictures.caption }

export const listPictures = (db: Db, channelId: string, newsId: string) =>
  db.select(shown).from(newsPictures).where(ofNews(channelId, newsId)).orderBy(asc(newsPictures.place))

/** Keeps others from adding and moving its pictures until the transaction ends. */
async function lockNews(db: Db, channelId: string, id: string): Promise<void> {
  const own = and(eq(news.channelId, channelId), eq(news.id, id))
  found((await db.select({ id: news.id }).from(news).where(own).for('no key update'))[0])
}

/** Refuses what was not uploaded here for news. */
async function refuseStrange(db: Db, channelId: string, key: string): Promise<void> {
  const [upload] = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        eq(uploads.channelId, channelId),
        eq(uploads.slot, 'newsImages'),
        eq(uploads.status, 'done'),
        eq(uploads.key, key),
      ),
    )
  if (!upload)
    throw new ProblemError('request.invalid', { errors: { key: { code: 'rule.picture_missing', params: {} } } })
}

/** Adds a picture behind the others. */
export async function addPicture(
  db: Db,
  channelId: string,
  newsId: string,
  { key: given, caption }: z.output<typeof newsPictureDraft>,
) {
  const key = keyIn(given) ?? given
  await lockNews(db, channelId, newsId)
  await refuseStrange(db, channelId, key)
  const [there] = await db
    .select({ count: sql<number>`count(*)::int`, last: max(newsPictures.place) })
    .from(newsPictures)
    .where(ofNews(channelId, newsId))
  const { count, last } = found(there)
  if (count >= maxNewsPictures) throw new ProblemError('news.too_many_pictures', { params: { max: maxNewsPictures } })
  const picture = { id: uuid(), key, caption }
  await db.insert(newsPictures).values({ channelId, newsId, place: (last ?? -1) + 1, ...picture })
  return picture
}

/** Changes the words of a picture, or moves it to a place among the others; those behind that place give way. */
export async function changePicture(
  db: Db,
  channelId: string,
  picture: Picture,
  { caption, place }: z.output<typeof newsPictureChange>,
) {
  await lockNews(db, channelId, picture.newsId)
  const [before] = await db.select().from(newsPictures).where(one(channelId, picture))
  const { place: own } = found(before)
  const next = place === undefined ? own : await placeAt(db, channelId, picture, place)
  const [changed] = await db
    .update(newsPictures)
    .set({ place: next, ...(caption === undefined ? {} : { caption }) })
    .where(one(channelId, picture))
    .returning(shown)
  return found(changed)
}

/** A place that is free and has `at` of the other pictures before it. */
async function placeAt(db: Db, channelId: string, { newsId, id }: Picture, at: number): Promise<number> {
  const others = and(ofNews(channelId, newsId), sql`${newsPictures.id} <> ${id}`)
  const [taken] = await db
    .select({ place: newsPictures.place })
    .from(newsPictures)
    .where(others)
    .orderBy(asc(newsPictures.place))
    .offset(at)
    .limit(1)
  if (!taken) {
    const [end] = await db
      .select({ last: max(newsPictures.place) })
      .from(newsPictures)
      .where(others)
    return (end?.last ?? -1) + 1
  }
  await db
    .update(newsPictures)
    .set({ place: sql`${newsPictures.place} + 1` })
    .where(and(others, gte(newsPictures.place, taken.place)))
  return taken.place
}

export async function removePicture(db: Db, channelId: string, picture: Picture): Promise<void> {
  await lockNews(db, channelId, picture.newsId)
  const removed = await db.delete(newsPictures).where(one(channelId, picture)).returning({ id: newsPictures.id })
  found(removed[0])
}
