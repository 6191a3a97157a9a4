import type { Runs } from '../operations/runs.ts'
import { heldBySubChannels, subChannelNames, undoPermissions } from './undo-permissions.ts'
import { permissionsHandlers } from './permissions.handlers.ts'

export const handlers = { permissions: permissionsHandlers }

export const runs = {
  // Applied within the request, so that nothing is left for a queue to run.
  'permissions.apply': () => ({
    run: () => Promise.resolve(),
    undo: undoPermissions,
    held: heldBySubChannels,
    undoScope: 'system',
    labelsOf: subChannelNames,
  }),
} satisfies Runs
