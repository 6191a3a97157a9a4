import { basePath } from '@icss/core/routes/base-path.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'

/**
 * The address of a server as the client needs it, from what a person has at hand: a host, a URL, or the address
 * of any page in their browser.
 */
export function serverAddress(given: string): string {
  const text = given.trim()
  const local = /^(?:localhost|127\.|\[::1\])/.test(text)
  const url = /^[a-z]+:\/\//i.test(text) ? text : `${local ? 'http' : 'https'}://${text}`
  if (text === '' || !URL.canParse(url)) throw new CliError('badServer', exitCodes.usage, { server: given })
  const { protocol, host, pathname, username } = new URL(url)
  if (!/^https?:$/.test(protocol) || username !== '')
    throw new CliError('badServer', exitCodes.usage, { server: given })
  const page = pathname.indexOf(basePath.slice(0, -1))
  return `${protocol}//${host}${(page < 0 ? pathname : pathname.slice(0, page)).replace(/\/+$/, '')}`
}
