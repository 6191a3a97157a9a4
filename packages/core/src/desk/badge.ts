const badge = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** Whether a text is what the code of a badge says: the id of a participant (ADR 47). */
export const isBadge = (text: string): boolean => badge.test(text)

/**
 * Whether somebody has a badge: a walk-in who waits to be handed in stands under the nonce of that fact, and is given an id
 * by the server.
 */
export const hasBadge = ({ id }: { readonly id: string }, waiting: ReadonlySet<string>): boolean => !waiting.has(id)
