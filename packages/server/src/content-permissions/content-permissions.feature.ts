import type { Runs } from '../operations/runs.ts'
import { contentPermissionsHandlers } from './content-permissions.handlers.ts'
import { undoOpenings } from './undo-openings.ts'

export const handlers = { contentPermissions: contentPermissionsHandlers }

export const runs = {
  'contentPermissions.apply': (services) => ({
    // Applied within the request, so that nothing is left for a queue to run.
    run: () => Promise.resolve(),
    undo: undoOpenings(services),
    held: 'nothing',
  }),
} satisfies Runs
