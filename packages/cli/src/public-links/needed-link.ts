import type { LinkedKind } from '@icss/core/public-links/linked-kinds.ts'
import type { PublicLink } from '@icss/core/public-links/public-link.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import type { Server } from '../server/connect.ts'
import { linksOf } from './links-of.ts'

/** The link to something; fails where it has none, or one that cannot be shown. */
export async function neededLink(server: Server, kind: LinkedKind, id: string): Promise<PublicLink> {
  const { link } = await linksOf(server, kind).showLink({ params: { id } })
  if (link === null) throw new CliError('noLink', exitCodes.failed, { kind, id })
  const { url, ...rest } = link
  if (url === null) throw new CliError('lostLink', exitCodes.failed, { kind, id })
  return { ...rest, url }
}
