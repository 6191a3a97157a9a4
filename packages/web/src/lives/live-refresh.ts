import type { LiveStatus } from '@icss/core/lives/live.ts'

const every = 5_000

/** Milliseconds after which a live is asked for again: its stream changes it until it has ended. */
export const refreshOf = ({ status }: { status: LiveStatus }) => (status === 'C' ? false : every)
