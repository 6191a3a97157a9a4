import * as z from 'zod/mini'
import type { Input } from '../commands/command.ts'
import { type Console } from '../console/console.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { readConfigFile, writeConfigFile } from './config-file.ts'
import type { nameTakes } from './context.commands.ts'
import { named } from './named-context.ts'

export const answer = z.object({ removed: z.string() })

export async function run(
  console: Console<z.output<typeof answer>>,
  { name }: Input<typeof nameTakes>,
): Promise<ExitCode> {
  const config = await readConfigFile(console.env)
  const { token } = named(config, name)
  const { [name]: _removed, ...contexts } = config.contexts
  const current = config.current === name ? Object.keys(contexts)[0] : config.current
  await writeConfigFile(console.env, { contexts, ...(current === undefined ? {} : { current }) })
  if (console.json) console.printJson({ removed: name })
  else console.print(console.t('context.remove.done', { name }))
  // The file no longer knows it, but the server does, until it ends.
  if (token !== undefined) console.note(console.t('context.remove.tokenLives'))
  return exitCodes.ok
}
