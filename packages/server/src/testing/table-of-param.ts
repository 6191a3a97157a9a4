const special: Readonly<Record<string, string>> = {
  subChannelId: 'channels',
  channelId: 'channels',
  tokenId: 'sessions',
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const plural = (noun: string) => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`)

/**
 * The table whose rows a parameter of a path names: `companyId` is of `companies`; `groupId` in the endpoints of
 * `channelGroups` is of `channel_groups`. Undefined when there is no such table.
 */
export function tableOfParam(group: string, param: string, tables: readonly string[]): string | undefined {
  const known = special[param]
  if (known) return known
  const noun = plural(snake(param.replace(/Id$/, '')))
  const own = snake(group)
  const candidates = tables.filter((name) => name === noun || name.endsWith(`_${noun}`))
  return candidates.find((name) => name === own) ?? candidates.find((name) => name === noun) ?? candidates[0]
}
