import { CliError } from '../errors/cli-error.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { untilInterrupted } from './until-interrupted.ts'

export interface Applying {
  readonly signal: AbortSignal
  /** To be called before the server is asked to apply: from then on it may have done so. Throws when stopped already. */
  readonly asks: () => void
}

/**
 * Does what applies a plan, which happens once however often it is asked for. At Ctrl-C it says whether it may have
 * happened, and that `again` goes on.
 */
export const untilApplied = (again: string, work: (applying: Applying) => Promise<ExitCode>): Promise<ExitCode> =>
  untilInterrupted(async (signal) => {
    let isAsked = false
    const asks = () => {
      signal.throwIfAborted()
      isAsked = true
    }
    try {
      return await work({ signal, asks })
    } catch (error) {
      const isStopped = signal.aborted || (error instanceof CliError && error.code === 'interrupted')
      if (!isStopped) throw error
      throw new CliError(isAsked ? 'maybeApplied' : 'notApplied', exitCodes.interrupted, { command: again }, error)
    }
  })
