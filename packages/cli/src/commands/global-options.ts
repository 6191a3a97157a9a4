/** Options that every command takes. */
export interface GlobalOptions {
  readonly context?: string
  readonly json?: boolean
  readonly quiet?: boolean
  /** False with `--no-input`. */
  readonly input?: boolean
}
