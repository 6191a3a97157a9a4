type InBoth = { zh: string; en: string }

/** What the docs page of a piece says beside its stories and props; `X/X.docs.ts` exports it as `docs`. */
export type PieceDocs = {
  purpose: InBoth
  does: InBoth[]
  donts: InBoth[]
  /** What the keyboard does; composite pieces have it. */
  keys?: (InBoth & { press: string })[]
  /** A part that never stands alone: the piece whose stories show it. */
  shownIn?: string
}
