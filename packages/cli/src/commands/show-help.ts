import { isatty } from 'node:tty'
import type { Language } from '@icss/core/copy/language.ts'
import type { Found } from './find-command.ts'
import { type HelpFrame, commandHelp, groupHelp, programHelp } from './help-text.ts'

const frameOf = (language: Language): HelpFrame => ({
  language,
  width: isatty(1) ? process.stdout.columns : 80,
})

/** The help of what was found. The shape of its JSON is loaded with the command itself. */
export async function helpOf(found: Found, language: Language): Promise<string> {
  const frame = frameOf(language)
  if (found.kind === 'program') return programHelp(frame)
  if (found.kind === 'group') return groupHelp(found.group, (await found.group.load()).commands, frame)
  const [{ answer }, { jsonShape }] = await Promise.all([found.command.load(), import('./json-shape.ts')])
  return commandHelp(found.path, found.command, jsonShape(answer), frame)
}
