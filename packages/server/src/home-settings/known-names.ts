import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Errors } from '@icss/core/errors/field-error.ts'
import type { HomeContent, HomeDocument } from '@icss/core/home-settings/home-document.ts'
import {
  filesIn,
  type NamedTarget,
  type TargetKind,
  targetKinds,
  targetsIn,
} from '@icss/core/home-settings/home-names.ts'
import type { HomePart } from '@icss/core/home-settings/home-part.ts'
import { homeParts } from '@icss/core/home-settings/home-part.ts'
import { contentOpenTo } from '../content-permissions/content-permissions.repository.ts'
import { courses } from '../courses/courses.tables.ts'
import type { Db } from '../database/database.ts'
import { isUuid } from '../database/uuids.ts'
import { lives } from '../lives/lives.tables.ts'
import { keyIn } from '../objects/opened-links.ts'
import { occursIn } from '../search/search-condition.ts'
import { uploads } from '../uploads/uploads.tables.ts'

const tables = { course: courses, live: lives }

export interface KnownTarget {
  /** Whose it is: the channel's own, or that of the channel above. */
  readonly channelId: string
  readonly kind: TargetKind
  readonly id: string
  readonly name: string
}

export const targetKey = ({ kind, id }: { readonly kind: TargetKind; readonly id: string }): string => `${kind} ${id}`

/** All courses and lives that these parts lead to. */
export const targetsOf = (parts: Partial<HomeDocument>): NamedTarget[] =>
  homeParts.flatMap((part) => {
    const content = parts[part]
    return content ? targetsIn(part, content as HomeContent) : []
  })

/** Those of `named` that `channelId` has, with their names. */
async function targetsWithin(
  db: Db,
  channelId: string,
  named: readonly Pick<NamedTarget, 'kind' | 'id'>[],
): Promise<KnownTarget[]> {
  const found: KnownTarget[] = []
  for (const kind of targetKinds) {
    const table = tables[kind]
    const ids = named.filter((one) => one.kind === kind && isUuid(one.id)).map(({ id }) => id)
    if (ids.length === 0) continue
    const rows = await db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(and(eq(table.channelId, channelId), inArray(table.id, ids)))
    found.push(...rows.map((row) => ({ ...row, channelId, kind })))
  }
  return found
}

/**
 * The courses and lives among `named` that a channel may lead to: its own, and those of the channel above that are open
 * to one of its groups. Reads in the system's scope, by ids of the channel alone.
 */
export async function reachableTargets(
  system: Db,
  channel: { readonly id: string; readonly superiorChannelId: string | null },
  named: readonly Pick<NamedTarget, 'kind' | 'id'>[],
): Promise<Map<string, KnownTarget>> {
  const found = await targetsWithin(system, channel.id, named)
  const { superiorChannelId } = channel
  if (superiorChannelId !== null && named.length > 0) {
    const above = await targetsWithin(system, superiorChannelId, named)
    for (const kind of targetKinds) {
      if (!above.some((one) => one.kind === kind)) continue
      const open = new Set(await contentOpenTo(system, channel, kind))
      found.push(...above.filter((one) => one.kind === kind && open.has(one.id)))
    }
  }
  return new Map(found.map((one) => [targetKey(one), one]))
}

/** What a file is known by: the key of an object of ours, or an address elsewhere. */
const fileKey = (address: string) => keyIn(address) ?? address

/** The stored objects among `keys` of a channel by their keys; locked, they stay to the end of the transaction. */
async function objectsOf(db: Db, channelId: string, keys: readonly string[], isLocked: boolean) {
  if (keys.length === 0) return new Map<string, string>()
  const query = db
    .select({ key: uploads.key, slot: uploads.slot })
    .from(uploads)
    .where(and(eq(uploads.channelId, channelId), eq(uploads.status, 'done'), inArray(uploads.key, [...keys])))
  const rows = await (isLocked ? query.for('share') : query)
  return new Map(rows.map(({ key, slot }) => [key ?? '', slot as string]))
}

/** Keys of the files of `content` that are there, of those that `before` does not name already. */
export async function missingFiles<Part extends HomePart>(
  db: Db,
  channelId: string,
  part: Part,
  content: HomeContent<Part>,
  before: HomeContent<Part> | undefined,
  { isLocked = true } = {},
): Promise<{ readonly path: string; readonly name: string }[]> {
  const known = new Set(before ? filesIn(part, before).map(({ address }) => fileKey(address)) : [])
  const files = filesIn(part, content).filter(({ address }) => !known.has(fileKey(address)))
  const keys = files.flatMap(({ address }) => keyIn(address) ?? [])
  const objects = await objectsOf(db, channelId, keys, isLocked)
  return files.filter(({ address, slots, isLinkable }) => {
    const key = keyIn(address)
    if (key === undefined) return !isLinkable
    return !slots.some((slot) => slot === objects.get(key))
  })
}

/** What is newly named by `content` has to be there: files of the slots of their places, courses and lives in reach. */
export async function nameFaults<Part extends HomePart>(
  db: Db,
  channelId: string,
  {
    part,
    content,
    before,
    reachable,
  }: {
    readonly part: Part
    readonly content: HomeContent<Part>
    readonly before: HomeContent<Part>
    readonly reachable: ReadonlyMap<string, KnownTarget>
  },
): Promise<Errors> {
  const files = await missingFiles(db, channelId, part, content, before)
  const known = new Set(targetsIn(part, before).map(targetKey))
  const targets = targetsIn(part, content).filter((one) => !known.has(targetKey(one)) && !reachable.has(targetKey(one)))
  return Object.fromEntries([
    ...files.map(({ path }) => [path, { code: 'home.file_missing', params: {} }]),
    ...targets.map(({ path }) => [path, { code: 'home.target_missing', params: {} }]),
  ])
}

/** Courses or lives of a channel, or open to it from above, whose names hold `q`; the first by name. */
export async function searchTargets(
  system: Db,
  channel: { readonly id: string; readonly superiorChannelId: string | null },
  { kind, q = '', limit }: { readonly kind: TargetKind; readonly q?: string | undefined; readonly limit: number },
): Promise<Omit<KnownTarget, 'channelId'>[]> {
  const table = tables[kind]
  const holds = occursIn([table.name], q)
  const within = (channelId: string, ids?: readonly string[]) =>
    system
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(and(eq(table.channelId, channelId), ids ? inArray(table.id, [...ids]) : undefined, holds))
      .orderBy(sql`${table.updatedAt} desc`, table.id)
      .limit(limit)
  const own = await within(channel.id)
  const open = await contentOpenTo(system, channel, kind)
  const { superiorChannelId } = channel
  const above = superiorChannelId !== null && open.length > 0 ? await within(superiorChannelId, open) : []
  return [...own, ...above].slice(0, limit).map((one) => ({ ...one, kind }))
}
