/** In the short form a measure runs once and over little: that shows whether it still works, and says nothing of times. */
const isShort = process.env['BENCH_IN_SHORT'] === '1'

/** How often, how long or how much of something, and what is enough of it for the short form. */
export const sized = (inFull: number, inShort: number): number => (isShort ? inShort : inFull)
