/**
 * Milliseconds after which what a test waits for counts as hanging: ten times what takes longest on a quiet machine of two
 * cores. Only what hangs meets them, since a machine that does other things as well is slow, not wrong.
 */
export const patience = {
  /** A whole test, or what comes before and behind it. */
  test: 800_000,
  /** Something that a test asks for again and again. */
  poll: 300_000,
  /** The answer to one call. */
  call: 300_000,
} as const
