import type { FieldError } from '@icss/core/errors/field-error.ts'

/** How one file stands: it waits, is sent, is being put in its place, is there, or something is wrong with it. */
export interface Sending {
  readonly id: string
  readonly file: File
  readonly state: 'waiting' | 'uploading' | 'publishing' | 'done' | 'failed'
  readonly percent: number
  /** Bytes that are stored. */
  readonly stored: number
  readonly failure: FieldError | undefined
  /** A file that does not fit does not fit a second time. */
  readonly canRetry: boolean
}

export const isOnItsWay = ({ state }: Sending): boolean =>
  state === 'waiting' || state === 'uploading' || state === 'publishing'

/** Files that are sent, whichever screen is in sight. */
export interface SendingList {
  readonly list: () => readonly Sending[]
  /** Tells of every change; answers how to end that. */
  readonly watch: (watcher: () => void) => () => void
  /** Goes on with one that failed. */
  readonly retry: (id: string) => void
  /** Takes one off the list; what was stored of one that is not there yet is dropped. */
  readonly remove: (id: string) => void
}
