import { vars } from './vars.css.ts'

/**
 * The edge of a tinted surface. Drawn in high contrast; elsewhere it is transparent, which forced colours show too,
 * where tints are gone. It takes no room.
 */
export const softEdge = { outline: `1px solid ${vars.color.borderSoft}`, outlineOffset: -1 } as const
