import { timePasses } from './time-passes.ts'

/** Once everything has been done that waits for nothing but its turn. */
export const settled = (): Promise<void> => timePasses(0)
