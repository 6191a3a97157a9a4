import { WriteStream } from 'node:tty'
import type { Language } from '@icss/core/copy/language.ts'
import type { Command } from '../src/commands/command.ts'
import { entries } from '../src/commands/entries.ts'
import { runCommand } from '../src/commands/run-command.ts'
import { createConsole } from '../src/console/console.ts'
import { reportError } from '../src/errors/report-error.ts'
import type { Result } from './icss.ts'

/** Lets stdout be a terminal of 80 columns, as far as commands look, until the function that it answers is called. */
export function pretendTerminal(): () => void {
  const { stdout } = process
  const { getColorDepth } = WriteStream.prototype
  const before = { isTTY: stdout.isTTY, columns: stdout.columns, getColorDepth: stdout.getColorDepth }
  Object.assign(stdout, { isTTY: true, columns: 80, getColorDepth })
  return () => {
    Object.assign(stdout, before)
  }
}

/** Runs a command in this process, as `icss` does without a terminal; one at a time. */
export async function runInProcess(command: Command, words: readonly string[], language: Language): Promise<Result> {
  const said = { stdout: '', stderr: '' }
  const kept = { stdout: process.stdout.write, stderr: process.stderr.write }
  for (const name of ['stdout', 'stderr'] as const)
    process[name].write = ((chunk: string | Uint8Array) => {
      said[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()
      return true
    }) as typeof process.stdout.write
  try {
    const code = await runCommand(entries, command, words, language).catch((error: unknown) =>
      reportError(createConsole(language, { json: words.includes('--json') }), error),
    )
    return { code, ...said }
  } finally {
    Object.assign(process.stdout, { write: kept.stdout })
    Object.assign(process.stderr, { write: kept.stderr })
  }
}
