import type { CopyParams } from '@icss/core/copy/translate.ts'
import type { cliZh } from '../copy/cli.zh.ts'
import type { ExitCode } from '../exit-codes.ts'

export type CliErrorCode = keyof (typeof cliZh)['errors']

/** A fault that the CLI itself finds; worded from its copy, as the server's problems are from core's catalogue. */
export class CliError extends Error {
  override readonly name = 'CliError'
  readonly code: CliErrorCode
  readonly params: CopyParams
  readonly exitCode: ExitCode

  constructor(code: CliErrorCode, exitCode: ExitCode, params: CopyParams = {}, cause?: unknown) {
    super(code, { cause })
    this.code = code
    this.params = params
    this.exitCode = exitCode
  }
}
