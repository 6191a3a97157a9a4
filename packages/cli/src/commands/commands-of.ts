import { type Command, type Entry, type Group, type Single, isGroup } from './command.ts'

export interface NamedCommand {
  /** The words behind `icss`: `members list`. */
  readonly path: string
  readonly command: Command
}

/** What derives from the noun of a group, loaded where a command of its own is not what was asked for. */
async function derivedIn({ name, noun, commands }: Group) {
  if (!noun) return { names: [], derive: undefined }
  const [{ default: declared }, { derive, derivedNames }] = await Promise.all([noun(), import('../nouns/derive.ts')])
  const names = derivedNames(declared).filter((one) => !Object.hasOwn(commands, one))
  return { names, derive: (one: (typeof names)[number]) => derive(name, declared, one) }
}

/** The names of the commands of a group, in the order of its help. */
export const namesIn = async (group: Group): Promise<readonly string[]> => [
  ...(await derivedIn(group)).names,
  ...Object.keys(group.commands),
]

/** The command of that name in a group; undefined when it has none. */
export async function commandIn(group: Group, name: string): Promise<Command | undefined> {
  const own = Object.hasOwn(group.commands, name) ? group.commands[name] : undefined
  if (own) return (await own()).default
  const { names, derive } = await derivedIn(group)
  const found = names.find((one) => one === name)
  return found && derive?.(found)
}

/** A command that stands behind `icss` by itself. */
export const commandOf = async ({ summary, load }: Single): Promise<Command> => ({ summary, ...(await load()).default })

/** The commands of an entry: all of a group, or the one that it is. */
export async function commandsOf(entry: Entry): Promise<readonly NamedCommand[]> {
  if (!isGroup(entry)) return [{ path: entry.name, command: await commandOf(entry) }]
  const found = (await namesIn(entry)).map(async (name) => ({
    path: `${entry.name} ${name}`,
    command: await commandIn(entry, name),
  }))
  return (await Promise.all(found)).flatMap(({ path, command }) => (command ? [{ path, command }] : []))
}

/** Every command of the program. */
export const allCommands = async (entries: readonly Entry[]): Promise<readonly NamedCommand[]> =>
  (await Promise.all(entries.map(commandsOf))).flat()
