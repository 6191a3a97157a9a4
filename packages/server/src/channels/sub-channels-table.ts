import { subChannelRow } from '@icss/core/channels/channel.ts'
import { requiredSubChannelColumns, subChannelColumns } from '@icss/core/channels/sub-channel.columns.ts'

/** Sub-channels as rows of a file. */
export const subChannelsTable = {
  schema: subChannelRow,
  columns: subChannelColumns,
  required: requiredSubChannelColumns,
}
