import { type LinkedKind, linkedKinds, linkGroups } from '@icss/core/public-links/linked-kinds.ts'
import type { EndpointName } from '../commands/command.ts'
import type { Server } from '../server/connect.ts'

/** The four calls about the links of a kind. */
export const linksOf = (server: Server, kind: LinkedKind) => server[linkGroups[kind]]

/** One of these calls, of every kind. */
export const linkCalls = (name: 'showLink' | 'openLink' | 'renewLink' | 'closeLink'): EndpointName[] =>
  linkedKinds.map((kind) => `${linkGroups[kind]}.${name}` as const)
