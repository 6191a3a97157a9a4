import { createContext } from 'react'

/** What can be done when the thing that a form edits was changed, or deleted, by somebody else meanwhile. */
export interface Edited {
  /** Lets the next save replace what somebody else stored; what is typed stays. */
  readonly catchUp: () => Promise<void>
  /** Shows what is stored now in place of what is typed. */
  readonly startOver: () => Promise<void>
  /** Lets the next save add a new one; undefined where a form cannot. */
  readonly becomeNew: (() => void) | undefined
}

/** What the form around edits; undefined around the form of something new. */
export const EditedContext = createContext<Edited | undefined>(undefined)
