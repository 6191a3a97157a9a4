import type { livesContract } from '@icss/core/lives/lives.contract.ts'
import type { Context, Handler } from '../http/handler.ts'
import type { Services } from '../services.ts'
import { liveKey, watchKey } from './live-key.ts'
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

/** Where a player finds a live's stream. */
export const watchUrl = async (services: Services, live: { readonly channelId: string; readonly id: string }) =>
  `${services.config.rtmpUrl}/${live.id}?watch=${await watchKey(services, live)}`

export const watchAddress: Handler<typeof livesContract.watchAddress> = async (
  { services, session, tenant },
  { params },
) => ({ url: await watchUrl(services, await tenant((db) => findLive(db, session.channel.id, params.id))) })
