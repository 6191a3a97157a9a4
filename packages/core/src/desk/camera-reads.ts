import { isBadge } from './badge.ts'

/** Milliseconds out of view after which a code counts as shown anew: a hand that trembles hides it for less. */
export const goneAfter = 3000

export type CameraRead = { readonly kind: 'badge'; readonly badge: string } | { readonly kind: 'other' }

/**
 * What comes of the codes that a camera sees many times a second: each is read once for as long as it is in view, also
 * beside others. What is no badge is not looked up: a hall is full of codes, and what one of them says may be part of
 * somebody's name.
 */
export class CameraReads {
  readonly #seenAt = new Map<string, number>()

  /** What to do about the code that is in view `at`, in milliseconds; nothing where that was done. */
  see(code: string, at: number): CameraRead | undefined {
    for (const [seen, seenAt] of this.#seenAt) if (at - seenAt >= goneAfter) this.#seenAt.delete(seen)
    const isNew = !this.#seenAt.has(code)
    this.#seenAt.set(code, at)
    if (!isNew) return undefined
    const badge = code.trim()
    return isBadge(badge) ? { kind: 'badge', badge } : { kind: 'other' }
  }
}
