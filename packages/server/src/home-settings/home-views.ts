import type { HomeDocument } from '@icss/core/home-settings/home-document.ts'
import { type HomeView, homeViewOf } from '@icss/core/home-settings/home-view.ts'
import type { HomePart } from '@icss/core/home-settings/home-part.ts'
import type { Db } from '../database/database.ts'
import { homeLists } from './home-lists.ts'
import { type KnownTarget, targetKey } from './known-names.ts'
import type { MarkedPages } from './marked-pages.ts'
import type { ShownHome } from './shown-home.ts'

/** A home screen as it is shown; its links lead to `targets` alone. */
export async function viewOf(
  db: Db,
  {
    home: { channel },
    document,
    targets,
    pages,
    pageOf,
    revision,
    addressOf,
    assetOf,
  }: {
    readonly home: Pick<ShownHome, 'channel'>
    readonly document: HomeDocument
    readonly targets: ReadonlyMap<string, KnownTarget>
    readonly pages: MarkedPages
    /** The address of the public page of a target; '' unless it is marked public. */
    readonly pageOf: (target: KnownTarget) => string
    readonly revision: number
    readonly addressOf: (part: HomePart | 'lists', address: string) => string
    readonly assetOf: (path: string) => string
  },
): Promise<HomeView> {
  const lists = await homeLists(db, channel.id, channel, pages)
  const inList = <Item extends { readonly picture: string }>(item: Item) => ({
    ...item,
    picture: addressOf('lists', item.picture),
  })
  return homeViewOf({
    document,
    revision,
    channelName: channel.name,
    owner: channel,
    targetOf: (kind, id) => {
      const target = targets.get(targetKey({ kind, id }))
      return target && { name: target.name, address: pageOf(target) }
    },
    addressOf,
    assetOf,
    lives: lists.lives.map(inList),
    courses: lists.courses.map(inList),
    notices: lists.notices,
    files: lists.files,
  })
}
