import { Readable } from 'node:stream'
import { and, eq, ne, sql } from 'drizzle-orm'
import { avatarsPerMinute } from '@icss/core/employee-bindings/own-card.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { contentFault } from '@icss/core/uploads/content-fault.ts'
import { imageFault } from '@icss/core/uploads/image-size.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import { uploadSlots } from '@icss/core/uploads/upload-slot.ts'
import type { Db } from '../database/database.ts'
import { employees } from '../employees/employees.tables.ts'
import { countCall } from '../http/count-call.ts'
import type { Context } from '../http/handler.ts'
import { readBody } from '../http/read-body.ts'
import { keyIn } from '../objects/opened-links.ts'
import { storePicture } from '../pictures/store-picture.ts'
import { type WrittenPicture, writtenAnew } from '../pictures/written-anew.ts'
import type { SessionVisit } from '../public-links/visit.ts'
import type { Services } from '../services.ts'
import { keyOf } from '../sessions/login-throttle.ts'
import { discardUpload } from '../uploads/discard-upload.ts'
import { scan } from '../uploads/scan.ts'
import { refuseMisfit, slotLimit } from '../uploads/slot-limit.ts'
import { findObject } from '../uploads/uploads.repository.ts'
import { cardOfVisit } from './bound-card.ts'

const slot = 'employeeAvatar'

type Own = Pick<Context, 'tenant' | 'services' | 'request'> & { readonly visit: SessionVisit }

/** The own card, locked, as the owner saw it when they began. */
async function unchangedCard(db: Db, visit: SessionVisit, version: number) {
  const card = await cardOfVisit(db, visit, true)
  if (card.version !== version) throw new ProblemError('request.conflict')
  return card
}

type Card = Awaited<ReturnType<typeof unchangedCard>>

/** Gives the card another picture, or none; answers it as it is then. */
async function changed(db: Db, card: Card, avatar: string): Promise<Card> {
  const change = { avatar, version: card.version + 1 }
  await db
    .update(employees)
    .set(change)
    .where(and(eq(employees.channelId, card.channelId), eq(employees.id, card.id)))
  return { ...card, ...change }
}

/** What was sent as a picture for the slot, written anew. */
async function pictureIn({ services, request }: Own, body: Readable): Promise<WrittenPicture> {
  const announced = request.headers['content-length']
  const [type] = uploadSlots[slot].types
  if (announced !== undefined) refuseMisfit(slot, `picture.${type}`, Number(announced))
  const bytes = await readBody(body, { announced, limit: slotLimit(slot) })
  refuseMisfit(slot, `picture.${type}`, bytes.length)
  const name = uploadSlots[slot].types.map((one) => `picture.${one}`).find((one) => !contentFault(one, bytes))
  if (!name) throw new ProblemError('upload.file_format', { params: { types: uploadSlots[slot].types.join(', ') } })
  const fault = imageFault(name, bytes)
  if (fault) throw new ProblemError(fault.code, { params: fault.params })
  const { scanner } = services.config
  const harm = scanner === undefined ? undefined : await scan(scanner, Readable.from([bytes]))
  if (harm !== undefined) throw new ProblemError('upload.infected', { params: { name: harm } })
  const picture = await writtenAnew(bytes, slotLimit(slot))
  if (picture) return picture
  throw new ProblemError('upload.content_mismatch', { params: { extension: name.replace(/^.*\./, '') } })
}

/** Deletes a picture that the owner of the card had sent, unless another card has it by now. */
async function discardFormer(services: Services, { channelId, id, avatar }: Card): Promise<void> {
  const key = keyIn(avatar) ?? avatar
  if (key === '') return
  const former = await services.database.tenant(channelId, async (db) => {
    const object = await findObject(db, key, channelId)
    if (object?.slot !== slot || object.accountId !== id) return undefined
    const [other] = await db
      .select({ id: employees.id })
      .from(employees)
      .where(
        and(eq(employees.channelId, channelId), sql`strpos(${employees.avatar}, ${key}) > 0`, ne(employees.id, id)),
      )
      .limit(1)
    return other ? undefined : object
  })
  if (former) await discardUpload(services, channelId, former.id)
}

/** Makes what the owner of a card sends its picture, in place of the one before. */
export async function replaceAvatar(own: Own, version: number, body: Readable): Promise<Card> {
  const { visit, tenant, services } = own
  await countCall(services.database, keyOf('pictures of card', visit.thingId), avatarsPerMinute)
  // Before a byte is read; asked again on the locked row, since much can happen while it comes in.
  await tenant((db) => unchangedCard(db, visit, version))
  const picture = await pictureIn(own, body)
  let before: Card | undefined
  let saved: Card | undefined
  // No account has sent it: it is the card's.
  const by = { channelId: visit.channelId, accountId: visit.thingId, slot } as const
  await storePicture(own, by, picture, async (db, key) => {
    before = await unchangedCard(db, visit, version)
    saved = await changed(db, before, objectsPath + key)
  })
  if (!before || !saved) throw new Error('The picture was stored for no card.')
  await discardFormer(services, before)
  return saved
}

/** Takes the picture of the own card away. */
export async function removeAvatar({ visit, tenant, services }: Own, version: number): Promise<Card> {
  const { before, saved } = await tenant(async (db) => {
    const card = await unchangedCard(db, visit, version)
    return { before: card, saved: await changed(db, card, '') }
  })
  await discardFormer(services, before)
  return saved
}
