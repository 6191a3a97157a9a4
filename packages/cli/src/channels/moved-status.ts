import type { Server } from '../server/connect.ts'
import type { Beside } from './beside-draft.ts'

interface Calls {
  show(input: object, options: object): Promise<{ readonly status: unknown }>
  setStatus(input: object, options: object): Promise<unknown>
}

/** The status of nouns that are made in one and put into the other by a call of its own. */
export function movedStatus(noun: 'businessCards' | 'demands' | 'resources'): Beside {
  const callsOf = (server: Server) => server[noun] as unknown as Calls
  return {
    read: (_, { status }) => Promise.resolve({ status }),
    // What somebody has changed since stays as they left it.
    isLacking: (_, stored, { status }) => Promise.resolve(stored['version'] === 1 && stored['status'] !== status),
    async write(server, id, { status }, call) {
      const stored = await call((options) => callsOf(server).show({ params: { id } }, options))
      if (stored.status === status) return
      await call((options) => callsOf(server).setStatus({ params: { id }, body: { status } }, options))
    },
  }
}
