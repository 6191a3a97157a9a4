const special: Readonly<Record<string, string>> = {
  subChannelId: 'channels',
  channelId: 'channels',
  tokenId: 'sessions',
  searchId: 'register_searches',
  // Of the kind that a sample names first.
  contentId: 'courses',
}

/** Groups of the contract that are called otherwise than their tables. */
const namedOtherwise: Readonly<Record<string, string>> = {
  fileGroups: 'categories',
  homeScreen: 'home_schedules',
  signInLinks: 'meetings',
  printedSignInLinks: 'meetings',
  homePage: 'home_screens',
  chamberPages: 'home_screens',
  joinPages: 'home_screens',
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const plural = (noun: string) => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`)

/**
 * The table whose rows a parameter of a path names: `companyId` is of `companies`; `groupId` in the endpoints of
 * `channelGroups` is of `channel_groups`; `id` in those of `tutorCategories` is of `categories`. Undefined when there is no such table.
 */
export function tableOfParam(group: string, param: string, tables: readonly string[]): string | undefined {
  const known = special[param]
  if (known) return known
  const own = snake(group)
  if (param === 'id' && namedOtherwise[group]) return namedOtherwise[group]
  if (param === 'id') return tables.find((name) => own === name || own.endsWith(`_${name}`))
  const noun = plural(snake(param.replace(/Id$/, '')))
  const candidates = tables.filter((name) => name === noun || name.endsWith(`_${noun}`))
  return candidates.find((name) => name === own) ?? candidates.find((name) => name === noun) ?? candidates[0]
}
