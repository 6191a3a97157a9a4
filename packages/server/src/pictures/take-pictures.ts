import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  maxPastedBytes,
  maxPictureBytes,
  pastesPerMinute,
  type picturesContract,
} from '@icss/core/pictures/pictures.contract.ts'
import { uploadKeyOf } from '@icss/core/uploads/upload-key.ts'
import { SerialQueue } from '../background/serial-queue.ts'
import { countCall } from '../http/count-call.ts'
import type { Context, Handler } from '../http/handler.ts'
import { fetchGuarded } from '../outgoing/fetch-guarded.ts'
import { keyOf } from '../sessions/login-throttle.ts'
import { slotLimit } from '../uploads/slot-limit.ts'
import { insertOpen, markDone } from '../uploads/uploads.repository.ts'
import { discardUpload } from '../uploads/discard-upload.ts'
import { refuseOverQuota } from '../usage/refuse-over-quota.ts'
import { accountBytes, reserveBytes } from '../usage/usage.repository.ts'
import { type WrittenPicture, writtenAnew } from './written-anew.ts'

/** Milliseconds that one picture may take. */
const patience = 10_000
/** Pictures that are fetched at once. */
const atOnce = 6

/** Stores a picture for a text, counted to the quota; swept unless a text that shows it is saved. */
async function store(
  {
    session,
    tenant,
    services,
  }: Pick<Context, 'tenant' | 'services'> & { readonly session: NonNullable<Context['session']> },
  { extension, bytes }: WrittenPicture,
): Promise<string> {
  const { account, channel } = session
  const fileName = `picture.${extension}`
  const key = uploadKeyOf(`icss${randomBytes(6).toString('hex')}_`, channel.id, Date.now(), fileName)
  const id = await tenant(async (db) => {
    if (!(await reserveBytes(db, channel.id, bytes.length))) await refuseOverQuota(db, channel.id)
    const upload = { channelId: channel.id, accountId: account.id, slot: 'textImages', fileName, key } as const
    return insertOpen(db, { ...upload, bytes: bytes.length }, services.config.uploadHours)
  })
  try {
    await services.storage.put(key, Readable.from([bytes]))
  } catch (error) {
    await discardUpload(services, channel.id, id)
    throw error
  }
  await tenant(async (db) => {
    await markDone(db, channel.id, id, bytes.length)
    await accountBytes(db, channel.id, { used: bytes.length, reserved: -bytes.length })
  })
  return key
}

/**
 * Takes the pictures of a paste over from their addresses. One that cannot be had has no key, and nothing says why: what
 * this network has is not to be found out.
 */
export const takePictures: Handler<typeof picturesContract.take> = async (context, { body: { addresses } }) => {
  const { session, services } = context
  await countCall(services.database, keyOf('pastes of account', session.account.id), pastesPerMinute)
  const storing = new SerialQueue()
  let left = maxPastedBytes
  const take = async (address: string): Promise<string | null> => {
    const fetched = await fetchGuarded(address, {
      maxBytes: Math.min(maxPictureBytes, left),
      patience,
      reach: services.config.pictureReach,
    }).catch(() => undefined)
    if (!fetched || fetched.length > left) return null
    left -= fetched.length
    const picture = await writtenAnew(fetched, slotLimit('textImages'))
    // One after another: transactions of one call share its key and its record.
    return picture ? storing.run(() => store(context, picture)) : null
  }
  const waiting = [...new Set(addresses)]
  const keys = new Map<string, string | null>()
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) keys.set(next, await take(next))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { items: addresses.map((address) => ({ address, key: keys.get(address) ?? null })) }
}
