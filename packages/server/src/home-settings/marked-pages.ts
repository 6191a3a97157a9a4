import type { FastifyRequest } from 'fastify'
import type { TargetKind } from '@icss/core/home-settings/home-names.ts'
import type { HomeLists } from '@icss/core/home-settings/home-view.ts'
import type { Db } from '../database/database.ts'
import { publicOrigin } from '../objects/public-origin.ts'
import { linkSecret } from '../public-links/add-link.ts'
import { pagePath } from '../public-links/leading-on.ts'
import { pathsOfPages } from '../public-links/paths-of-pages.ts'
import type { Services } from '../services.ts'
import { type KnownTarget, targetKey } from './known-names.ts'

interface Thing {
  readonly id: string
}
interface MarkedRow {
  readonly name: string
  readonly time: Date
  readonly sealed: string
  readonly hash: string
}

/** The addresses of the public pages of what is marked public, as a home screen leads to them. */
export interface MarkedPages {
  /** Of these things of a channel; '' of those that are not marked. */
  readonly ofThings: (
    db: Db,
    channelId: string,
    kind: TargetKind,
    things: readonly Thing[],
  ) => Promise<(id: string) => string>
  /** Of what links lead to, each in the channel whose it is: what is opened to a sub-channel is not public by that. */
  readonly ofTargets: (
    system: Db,
    targets: ReadonlyMap<string, KnownTarget>,
  ) => Promise<(target: KnownTarget) => string>
  /** Of things that were found by their links. */
  readonly entries: (rows: readonly MarkedRow[]) => HomeLists['files']
}

/** Asked for before a transaction, as the secret of links is. */
export async function markedPages(
  services: Pick<Services, 'database' | 'config'>,
  origin: string,
): Promise<MarkedPages> {
  const secret = await linkSecret(services)
  const paths = async (db: Db, channelId: string, kind: TargetKind, things: readonly Thing[]) =>
    pathsOfPages(db, secret, { channelId, kind, thingIds: things.map(({ id }) => id) })
  const addressAt = (path: string | undefined) => (path === undefined ? '' : origin + path)
  return {
    async ofThings(db, channelId, kind, things) {
      const found = await paths(db, channelId, kind, things)
      return (id) => addressAt(found.get(id))
    },
    async ofTargets(system, targets) {
      const found = new Map<string, string>()
      const groups = Map.groupBy(targets.values(), ({ channelId, kind }) => `${channelId} ${kind}`)
      for (const group of groups.values()) {
        const [{ channelId, kind }] = group as [KnownTarget]
        for (const [id, path] of await paths(system, channelId, kind, group)) found.set(targetKey({ kind, id }), path)
      }
      return (target) => addressAt(found.get(targetKey(target)))
    },
    entries: (rows) =>
      rows.flatMap(({ name, time, ...link }) => {
        const path = pagePath(secret, link)
        return path === undefined ? [] : [{ name, time: time.toISOString(), address: origin + path }]
      }),
  }
}

/** The same, at the origin that a request came to. */
export const markedPagesAt = (request: FastifyRequest, services: Services): Promise<MarkedPages> =>
  markedPages(services, publicOrigin(request, services))
