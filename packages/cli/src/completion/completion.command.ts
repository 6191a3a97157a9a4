import * as z from 'zod/mini'
import { contract } from '@icss/core/contract/contract.ts'
import { type Entry, singleCommand } from '../commands/command.ts'
import { allCommands } from '../commands/commands-of.ts'
import type { Console } from '../console/console.ts'
import { readConfigFile } from '../contexts/config-file.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { nodesOf } from './completion-nodes.ts'
import { completionScript } from './completion-script.ts'
import { same } from '../commands/examples.ts'

async function listed(
  what: 'contexts' | 'endpoints' | 'commands',
  { env }: Console,
  entries: readonly Entry[],
): Promise<readonly string[]> {
  if (what === 'contexts') return Object.keys((await readConfigFile(env)).contexts)
  if (what === 'commands') return (await allCommands(entries)).map(({ path }) => path)
  return Object.entries(contract).flatMap(([group, all]) => Object.keys(all).map((name) => `${group}.${name}`))
}

export default singleCommand({
  takes: {
    shell: { argument: 'optional', choices: ['bash', 'zsh', 'fish'], text: { zh: '哪种 shell', en: 'which shell' } },
    list: {
      value: 'what',
      choices: ['contexts', 'endpoints', 'commands'],
      text: {
        zh: '每行一个，列出可补全的内容；脚本自己会用',
        en: 'write what can be completed, one a line; the scripts use it themselves',
      },
    },
  },
  examples: same(
    'icss completion bash > ~/.local/share/bash-completion/completions/icss',
    'icss completion zsh > ~/.zfunc/_icss',
    'icss completion fish > ~/.config/fish/completions/icss.fish',
  ),
  calls: [],
  answer: z.union([z.object({ script: z.string() }), z.object({ items: z.array(z.string()) })]),
  async run(console, { shell, list }, entries) {
    if (list !== undefined) {
      const items = [...(await listed(list, console as Console, entries))]
      if (console.json) console.printJson({ items })
      else for (const item of items) console.print(item)
      return exitCodes.ok
    }
    if (shell === undefined) throw new CliError('optionNeeded', exitCodes.usage, { option: '<shell>' })
    const script = completionScript(await nodesOf(entries, console.language), shell)
    if (console.json) console.printJson({ script })
    else console.print(script)
    return exitCodes.ok
  },
})
