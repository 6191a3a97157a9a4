import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { uuid } from '../database/uuids.ts'
import type { Db } from '../database/database.ts'
import { constraintFaults } from '../database/constraint-faults.ts'
import { type StoredChannel } from './channels.repository.ts'
import type { channels } from './channels.tables.ts'
import { openChannel } from './open-channel.ts'
import { countSubChannels } from './sub-channels.repository.ts'

/** Words what is taken when a channel is opened or renamed. */
export const channelTaken = constraintFaults({
  channels_name: { field: 'name', code: 'channel.name_taken' },
  channels_coc_id: { field: 'cocId', code: 'channel.coc_id_taken' },
  accounts_number: { field: 'accountNumber', code: 'account.number_taken' },
})

type Values = Omit<typeof channels.$inferInsert, 'id' | 'tier' | 'superiorChannelId'>

/** Opens a sub-channel of `superior`, which the caller has locked, with the account of its administrator. */
export async function openSubChannel(
  db: Db,
  superior: StoredChannel,
  values: Values,
  account: { readonly number: string; readonly passwordHash: string },
): Promise<StoredChannel> {
  if ((await countSubChannels(db, superior.id)) >= superior.subChannelQuota)
    throw new ProblemError('channel.sub_limit', { params: { max: superior.subChannelQuota } })
  return openChannel(
    db,
    { ...values, id: uuid(), tier: 2, superiorChannelId: superior.id },
    {
      ...account,
      id: uuid(),
      name: values.name.slice(0, 20),
      phone: values.adminPhone ?? '',
      role: 'channel-admin',
      mustChangePassword: true,
    },
  )
}
