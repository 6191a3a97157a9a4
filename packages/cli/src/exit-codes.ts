/** What the exit code of every command says (product.md section 8). */
export const exitCodes = {
  ok: 0,
  failed: 1,
  /** Wrong command, option or argument. */
  usage: 2,
  notLoggedIn: 3,
  /** Some rows were rejected; they are in the file of rejected rows. */
  partlyFailed: 4,
  /** Ctrl-C; a run that had started goes on at the server. */
  interrupted: 130,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
