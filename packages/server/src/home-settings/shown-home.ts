import { and, eq } from 'drizzle-orm'
import { emptyHome, type HomeDocument } from '@icss/core/home-settings/home-document.ts'
import { type HomePart, homeParts, partFlags } from '@icss/core/home-settings/home-part.ts'
import { holdsFlag } from '@icss/core/permissions/flags.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Db } from '../database/database.ts'
import { homeRevisions, homeScreens } from './home-settings.tables.ts'

type Channel = typeof channels.$inferSelect

/** Where a part that is shown comes from: the channel itself, the channel above it, or the defaults. */
export interface ShownPart {
  readonly content: HomeDocument[HomePart]
  /** Whose files and links it names; nothing for the defaults. */
  readonly of: { readonly id: string; readonly name: string } | undefined
}

/** What the audience of a channel sees. */
export interface ShownHome {
  readonly channel: Channel
  readonly superior: Channel | undefined
  /** The number of the channel's own revision in use; 0 before the first. */
  readonly revision: number
  readonly parts: Readonly<Record<HomePart, ShownPart>>
}

async function readOwn(system: Db, id: string) {
  const [found] = await system
    .select({ channel: channels, screen: homeScreens, parts: homeRevisions.parts })
    .from(channels)
    .leftJoin(homeScreens, eq(homeScreens.channelId, id))
    .leftJoin(homeRevisions, and(eq(homeRevisions.channelId, id), eq(homeRevisions.number, homeScreens.revision)))
    .where(eq(channels.id, id))
  return found
}

type Own = NonNullable<Awaited<ReturnType<typeof readOwn>>>

const ownPart = ({ channel, screen, parts }: Own, part: HomePart) =>
  screen?.own.includes(part) && holdsFlag(channel.flags, partFlags[part]) ? parts?.[part] : undefined

/**
 * What is shown of a channel: each part its own once it has published it and while it has the flag, else that of the
 * channel above, else the default. Rows of two channels meet here, so it reads in the system's scope, outside of
 * transactions.
 */
export async function shownHome(system: Db, channelId: string): Promise<ShownHome | undefined> {
  const own = await readOwn(system, channelId)
  if (!own) return undefined
  const { superiorChannelId } = own.channel
  const above = superiorChannelId === null ? undefined : await readOwn(system, superiorChannelId)
  const shown = (part: HomePart): ShownPart => {
    for (const one of above ? [own, above] : [own]) {
      const content = ownPart(one, part)
      if (content) return { content, of: { id: one.channel.id, name: one.channel.name } }
    }
    return { content: emptyHome[part], of: undefined }
  }
  return {
    channel: own.channel,
    superior: above?.channel,
    revision: own.screen?.revision ?? 0,
    parts: Object.fromEntries(homeParts.map((part) => [part, shown(part)])) as unknown as ShownHome['parts'],
  }
}

/** The contents alone. */
export const documentOf = ({ parts }: Pick<ShownHome, 'parts'>): HomeDocument =>
  Object.fromEntries(homeParts.map((part) => [part, parts[part].content])) as unknown as HomeDocument
