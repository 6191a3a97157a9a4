import { undoSeconds } from './desk-fact.ts'

/** Whether the desk may still take back what it did at `at`; both are milliseconds since 1970, by its own clock. */
export const canUndo = ({ at, isUndone }: { readonly at: number; readonly isUndone: boolean }, now: number): boolean =>
  !isUndone && now - at < undoSeconds * 1000
