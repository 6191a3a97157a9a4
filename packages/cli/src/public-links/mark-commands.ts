import type { Group } from '../commands/command.ts'
import type { MarkedNoun } from './marked-noun.ts'

/** The commands that mark something public, which prints its link, and take that back. */
export const markCommands = (noun: MarkedNoun): Group['commands'] => ({
  'make-public': async () => ({ default: (await import('./make-public.ts')).makePublic(noun) }),
  'make-private': async () => ({ default: (await import('./make-private.ts')).makePrivate(noun) }),
})
