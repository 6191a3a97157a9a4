import { importRunner } from '../imports/import-runner.ts'
import type { Runs } from '../operations/runs.ts'
import { subChannelNames } from '../permissions/undo-permissions.ts'
import { heldByOpened, subChannelsWriter, undoSubChannels } from './import-sub-channels.ts'
import { adminPhoneHandlers } from './admin-phone.handlers.ts'
import { channelsHandlers, subChannelsHandlers } from './channels.handlers.ts'

export const handlers = { channels: channelsHandlers, adminPhone: adminPhoneHandlers, subChannels: subChannelsHandlers }

export const runs = {
  'subChannels.import': (services) => ({
    run: importRunner('subChannels.import', subChannelsWriter(services.config), services),
    undo: undoSubChannels,
    held: heldByOpened,
    undoScope: 'system',
    undoPace: 'oneByOne',
    labelsOf: subChannelNames,
  }),
} satisfies Runs
