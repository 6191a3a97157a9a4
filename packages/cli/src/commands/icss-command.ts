import { Command } from 'commander'
import type { Language } from '@icss/core/copy/language.ts'
import type { Translate } from '@icss/core/copy/translate.ts'
import { type Console, createConsole } from '../console/console.ts'
import type { cliZh } from '../copy/cli.zh.ts'
import type { ExitCode } from '../exit-codes.ts'
import type { GlobalOptions } from './global-options.ts'

/** A command that knows its examples and the shape of its JSON, so that help and documentation can show them. */
export class IcssCommand extends Command {
  examples: readonly string[] = []
  shape = ''

  override createCommand(name?: string): IcssCommand {
    return new IcssCommand(name)
  }

  /** Examples for `--help`, one a line. */
  showing(examples: string, shape = ''): this {
    this.examples = examples.split('\n')
    this.shape = shape
    return this
  }
}

type Handler<Options> = (
  console: Console,
  options: Options & GlobalOptions,
  ...args: string[]
) => Promise<ExitCode | undefined>

/** What the command files need to add themselves to the program. */
export interface CommandScope {
  readonly language: Language
  readonly t: Translate<typeof cliZh>
  /** Makes an action of a handler; its exit code becomes that of the process. */
  readonly run: <Options>(handler: Handler<Options>) => (...given: unknown[]) => Promise<void>
}

export const commandScope = (language: Language, t: Translate<typeof cliZh>): CommandScope => ({
  language,
  t,
  run:
    <Options>(handler: Handler<Options>) =>
    async (...given: unknown[]) => {
      const command = given.at(-1) as Command
      const options = command.optsWithGlobals<Options & GlobalOptions>()
      const args = given.slice(0, -2) as string[]
      const code = await handler(createConsole(language, options), options, ...args)
      if (code !== undefined) process.exitCode = code
    },
})
