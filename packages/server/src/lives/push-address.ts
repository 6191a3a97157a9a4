import type { livesContract } from '@icss/core/lives/lives.contract.ts'
import type { Context, Handler } from '../http/handler.ts'
import { liveKey } from './live-key.ts'
import { changeLive, findLive, type StoredLive } from './lives.repository.ts'

/** Where a live's stream goes: the media server, and `id?key=…` as the stream's name. */
const addressOf = async ({ services }: Pick<Context, 'services'>, live: StoredLive) => ({
  server: services.config.rtmpUrl,
  key: `${live.id}?key=${await liveKey(services, live)}`,
})

export const pushAddress: Handler<typeof livesContract.pushAddress> = async (context, { params }) =>
  addressOf(context, await context.tenant((db) => findLive(db, context.session.channel.id, params.id)))

/** The former key pushes nothing from now on. */
export const renewKey: Handler<typeof livesContract.renewKey> = async (context, { params }) =>
  addressOf(
    context,
    await context.tenant((db) =>
      changeLive(db, context.session.channel.id, params.id, ({ keyVersion }) => ({ keyVersion: keyVersion + 1 })),
    ),
  )
