import * as z from 'zod/mini'
import type { Input } from '../commands/command.ts'
import { type Console } from '../console/console.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { readConfigFile, writeConfigFile } from './config-file.ts'
import type { nameTakes } from './context.commands.ts'
import { named } from './named-context.ts'

export const answer = z.object({ current: z.string() })

export async function run(
  console: Console<z.output<typeof answer>>,
  { name }: Input<typeof nameTakes>,
): Promise<ExitCode> {
  const config = await readConfigFile(console.env)
  const { server } = named(config, name)
  await writeConfigFile(console.env, { ...config, current: name })
  if (console.json) console.printJson({ current: name })
  else console.print(console.t('context.use.done', { name, server }))
  return exitCodes.ok
}
