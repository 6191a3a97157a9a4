/** The first that a user agent names: the later ones are named by the earlier too. */
const browsers = [
  ['MicroMessenger', '微信'],
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

const named = (userAgent: string, names: readonly (readonly [string, string])[]) =>
  names.find(([sign]) => userAgent.includes(sign))?.[1]

/** A browser as people call it, such as `Edge · Windows`; '' where the user agent says nothing that is known. */
export const browserName = (userAgent: string): string =>
  [named(userAgent, browsers), named(userAgent, systems)].filter((name) => name !== undefined).join(' · ')
