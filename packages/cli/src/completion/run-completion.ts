import * as z from 'zod/mini'
import { contract } from '@icss/core/contract/contract.ts'
import type { Input } from '../commands/command.ts'
import { allCommands } from '../commands/entries.ts'
import type { Console } from '../console/console.ts'
import { readConfigFile } from '../contexts/config-file.ts'
import { CliError } from '../errors/cli-error.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import type { completionTakes } from './completion.command.ts'
import { completionScript } from './completion-script.ts'
import { nodesOf } from './completion-nodes.ts'

export const answer = z.union([z.object({ script: z.string() }), z.object({ items: z.array(z.string()) })])

async function listed(what: 'contexts' | 'endpoints' | 'commands', { env }: Console): Promise<readonly string[]> {
  if (what === 'contexts') return Object.keys((await readConfigFile(env)).contexts)
  if (what === 'commands') return (await allCommands()).map(({ path }) => path)
  return Object.entries(contract).flatMap(([group, all]) => Object.keys(all).map((name) => `${group}.${name}`))
}

export async function run(
  console: Console<z.output<typeof answer>>,
  { shell, list }: Input<typeof completionTakes>,
): Promise<ExitCode> {
  if (list !== undefined) {
    const items = [...(await listed(list, console))]
    if (console.json) console.printJson({ items })
    else for (const item of items) console.print(item)
    return exitCodes.ok
  }
  if (shell === undefined) throw new CliError('optionNeeded', exitCodes.usage, { option: '<shell>' })
  const script = completionScript(await nodesOf(console.language), shell)
  if (console.json) console.printJson({ script })
  else console.print(script)
  return exitCodes.ok
}
