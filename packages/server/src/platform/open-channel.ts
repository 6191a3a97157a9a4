import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { allFlags } from '@icss/core/permissions/flags.ts'
import type { PlatformChannelDraft } from '@icss/core/platform/platform-channel.ts'
import type { platformContract } from '@icss/core/platform/platform.contract.ts'
import { initialPassword } from '../accounts/initial-password.ts'
import { lockChannel, type StoredChannel } from '../channels/channels.repository.ts'
import { openChannel } from '../channels/open-channel.ts'
import { channelTaken, openSubChannel } from '../channels/open-sub-channel.ts'
import type { Db } from '../database/database.ts'
import { isUuid, uuid } from '../database/uuids.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { defaultTemplate } from '../permission-templates/permission-templates.repository.ts'
import { findServedChannel } from './platform.repository.ts'

const noSuperior = () =>
  new ProblemError('request.invalid', { errors: { superiorChannelId: { code: 'request.not_found', params: {} } } })

async function superiorOf(db: Db, id: string): Promise<StoredChannel> {
  const superior = isUuid(id) && (await findServedChannel(db, id)) ? await lockChannel(db, id) : undefined
  if (superior?.tier !== 1) throw noSuperior()
  return superior
}

async function open(db: Db, draft: PlatformChannelDraft, passwordHash: string): Promise<StoredChannel> {
  const { kind, accountNumber: number, superiorChannelId, cocId, cocName, ...values } = draft
  if (kind === 'sub') {
    const superior = await superiorOf(db, superiorChannelId)
    const { id: templateId, flags } = await defaultTemplate(db, superior.id)
    return openSubChannel(db, superior, { ...values, templateId, flags }, { number, passwordHash })
  }
  const isChamber = kind === 'chamber'
  return openChannel(
    db,
    {
      ...values,
      id: uuid(),
      tier: 1,
      flags: [...allFlags],
      ...(isChamber ? { cocId, cocName: cocName || values.name } : {}),
    },
    {
      id: uuid(),
      number,
      name: values.name.slice(0, 20),
      phone: values.adminPhone,
      role: isChamber ? 'chamber-admin' : 'channel-admin',
      passwordHash,
      mustChangePassword: true,
    },
  )
}

export const openServedChannel: Handler<typeof platformContract.openChannel> = async (
  { services: { database, config } },
  { body },
) => {
  const { passwordHash, shown } = await initialPassword(config)
  const channel = await database
    .everywhere(async (db) => found(await findServedChannel(db, (await open(db, body, passwordHash)).id)))
    .catch(channelTaken)
  return { channel, initialPassword: shown }
}
