import { styleText } from 'node:util'
import type { Language } from '@icss/core/copy/language.ts'
import { type Translate, createTranslate } from '@icss/core/copy/translate.ts'
import { cliEn } from '../copy/cli.en.ts'
import { cliZh } from '../copy/cli.zh.ts'
import type { GlobalInput } from '../commands/global-takes.ts'

export type Environment = Readonly<Record<string, string | undefined>>

type Style = Parameters<typeof styleText>[0]

/**
 * What a command has of the person's terminal: results go to stdout, everything else to stderr. `Answer` is the document
 * of `--json`.
 */
export interface Console<Answer = unknown> {
  readonly language: Language
  readonly t: Translate<typeof cliZh>
  readonly env: Environment
  /** The server that `--context` names. */
  readonly context: string | undefined
  readonly json: boolean
  readonly quiet: boolean
  /** Whether a person may be asked: a TTY on both ends, and no `--no-input`. */
  readonly mayAsk: boolean
  /** Whether a live view may be drawn on stderr. */
  readonly live: boolean
  /** Columns of stdout; undefined where it is no terminal, so that nothing is cut. */
  readonly width: number | undefined
  /** A result, on stdout. */
  print(text: string): void
  /** The one JSON document of `--json`, on stdout. */
  printJson(value: Answer): void
  /** Progress and advice, on stderr; silent with `--quiet`. */
  note(line: string): void
  /** What a person must know, on stderr. */
  warn(line: string): void
  /** Gives the lines of stderr to a live view, until the function that it answers is called: it has the terminal. */
  lend(say: (line: string) => void): () => void
  /** Colours for stdout or stderr, as its terminal and NO_COLOR allow. */
  style(style: Style, text: string, stream?: 'stdout' | 'stderr'): string
}

export const translateFor = (language: Language): Translate<typeof cliZh> =>
  createTranslate(language, language === 'zh' ? cliZh : cliEn)

/** A reader that has seen enough (`icss members list | head`) is no fault. */
const endQuietly = (error: NodeJS.ErrnoException): never => {
  if (error.code === 'EPIPE') process.exit(process.exitCode)
  throw error
}

/** The console of this process. */
export function createConsole(
  language: Language,
  { json = false, jq, quiet = false, noInput = false, context }: Partial<GlobalInput>,
  env: Environment = process.env,
): Console {
  const { stdin, stdout, stderr } = process
  for (const stream of [stdout, stderr]) if (stream.listenerCount('error') === 0) stream.on('error', endQuietly)
  const write = (line: string) => {
    stderr.write(`${line}\n`)
  }
  let say = write
  return {
    language,
    t: translateFor(language),
    env,
    context,
    json: json !== false || jq !== undefined,
    quiet,
    mayAsk: !noInput && stdin.isTTY && stderr.isTTY,
    live: !quiet && stderr.isTTY && env.TERM !== 'dumb' && !env.CI,
    width: stdout.isTTY ? stdout.columns : undefined,
    print: (text) => {
      stdout.write(`${text}\n`)
    },
    printJson: (value) => {
      stdout.write(`${JSON.stringify(value, null, stdout.isTTY ? 2 : undefined)}\n`)
    },
    note: (line) => {
      if (!quiet) say(line)
    },
    warn: (line) => say(line),
    lend: (view) => {
      say = view
      return () => {
        say = write
      }
    },
    style: (style, text, stream = 'stdout') => styleText(style, text, { stream: process[stream] }),
  }
}
