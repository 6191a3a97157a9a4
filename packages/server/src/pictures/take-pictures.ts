import {
  maxPastedBytes,
  maxPictureBytes,
  pastesPerMinute,
  type picturesContract,
} from '@icss/core/pictures/pictures.contract.ts'
import { SerialQueue } from '../background/serial-queue.ts'
import { countCall } from '../http/count-call.ts'
import type { Handler } from '../http/handler.ts'
import { fetchGuarded } from '../outgoing/fetch-guarded.ts'
import { keyOf } from '../sessions/login-throttle.ts'
import { slotLimit } from '../uploads/slot-limit.ts'
import { storePicture } from './store-picture.ts'
import { writtenAnew } from './written-anew.ts'

/** Milliseconds that one picture may take. */
const patience = 10_000
/** Pictures that are fetched at once. */
const atOnce = 6

/**
 * Takes the pictures of a paste over from their addresses. One that cannot be had has no key, and nothing says why: what
 * this network has is not to be found out.
 */
export const takePictures: Handler<typeof picturesContract.take> = async (context, { body: { addresses } }) => {
  const { session, services } = context
  await countCall(services.database, keyOf('pastes of account', session.account.id), pastesPerMinute)
  const by = { channelId: session.channel.id, accountId: session.account.id, slot: 'textImages' } as const
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
    return picture ? storing.run(() => storePicture(context, by, picture)) : null
  }
  const waiting = [...new Set(addresses)]
  const keys = new Map<string, string | null>()
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) keys.set(next, await take(next))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { items: addresses.map((address) => ({ address, key: keys.get(address) ?? null })) }
}
