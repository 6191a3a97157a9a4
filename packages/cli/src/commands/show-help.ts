import { fstatSync, statSync } from 'node:fs'
import { devNull } from 'node:os'
import type { Language } from '@icss/core/copy/language.ts'
import type { Entry } from './command.ts'
import { commandsOf } from './commands-of.ts'
import type { Found } from './find-command.ts'
import { type HelpFrame, commandHelp, groupHelp, programHelp, topicHelp } from './help-text.ts'

/** Whether stdout may be a terminal; asked of `node:tty`, it would load sockets and streams first. */
function mayBeTerminal(): boolean {
  const stdout = fstatSync(1)
  return stdout.isCharacterDevice() && stdout.rdev !== statSync(devNull).rdev
}

const frameOf = (language: Language): HelpFrame => ({
  language,
  width: (mayBeTerminal() && process.stdout.columns) || 80,
})

/** The help of what was found. */
export async function helpOf(entries: readonly Entry[], found: Found, language: Language): Promise<string> {
  const frame = frameOf(language)
  if (found.kind === 'program') return programHelp(entries, frame)
  if (found.kind === 'topic') return topicHelp((await found.topic.load()).default, frame)
  if (found.kind === 'group') return groupHelp(found.group, await commandsOf(found.group), frame)
  const { jsonShape } = await import('./json-shape.ts')
  return commandHelp(found.path, found.command, jsonShape(found.command.answer), frame)
}
