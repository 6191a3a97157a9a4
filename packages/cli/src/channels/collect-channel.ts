import { createHash } from 'node:crypto'
import { newKey } from '@icss/core/client/client.ts'
import { contentAddress } from '@icss/core/chapters/outline.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Console } from '../console/console.ts'
import { onOneLine } from '../console/display-width.ts'
import { sizeWords } from '../operations/run-words.ts'
import type { Connection } from '../server/connect.ts'
import { type ArchivedRecord, type ArchiveManifest, archiveKind, newestFormat } from './archive-format.ts'
import { linkIn, withTexts } from './archived-links.ts'
import { nounWords } from './moved-words.ts'
import { bringFile, type CarriedFile } from './carried-media.ts'
import type { Values } from './beside-draft.ts'
import type { Has, MovedNoun } from './moved-noun.ts'
import { fieldsOf, isOf, leftOutNouns, movedNouns, refersTo, storedRecords } from './moved-nouns.ts'
import { patientCalls } from '../server/patient-calls.ts'

/** A channel as it goes into an archive. */
export interface Collected {
  readonly manifest: ArchiveManifest
  /** The lines of each noun, in the order of the manifest. */
  readonly records: readonly Buffer[]
  readonly media: readonly CarriedFile[]
}

/** Milliseconds between notes about how much is here. */
const interval = 2000
/** Links that are named one by one at most. */
const lostShown = 20

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

/** Reads what goes along, with its files, which lie in `folder` until the archive is whole. */
export async function collectChannel(
  console: Omit<Console, 'printJson'>,
  connection: Connection,
  folder: string,
  signal: AbortSignal,
): Promise<Collected> {
  const { server, chosen } = connection
  const call = patientCalls(console, signal)
  const { channel } = await call((options) => server.sessions.show(undefined, options))
  const brought = new Map<string, Promise<CarriedFile | undefined>>()
  const media = new Map<string, CarriedFile>()
  const links = { lost: 0, elsewhere: 0 }
  let reported = performance.now()
  let bytes = 0
  let read = 0

  const report = () => {
    if (performance.now() - reported < interval) return
    reported = performance.now()
    console.note(console.t('channels.collected', { records: read, files: media.size, size: sizeWords(bytes) }))
  }

  const bring = async (key: string): Promise<CarriedFile | undefined> => {
    const found = await bringFile(connection, key, folder, { call, signal })
    if (!found) return undefined
    bytes += found.bytes
    media.set(found.digest, found)
    report()
    return found
  }
  const fileOf = (key: string) => {
    const file = brought.get(key) ?? bring(key)
    brought.set(key, file)
    return file
  }
  const isHere = (address: string) => new URL(address).origin === new URL(chosen.server).origin

  const lose = (noun: MovedNoun, stored: Values, link: string) => {
    links.lost += 1
    if (links.lost > lostShown) return
    const name = onOneLine(String(stored[noun.known[0] ?? ''] ?? ''))
    console.warn(console.t('channels.lostLink', { noun: nounWords(console, noun.name), name, link: onOneLine(link) }))
  }

  const archived = async (noun: MovedNoun, stored: Values): Promise<ArchivedRecord> => {
    const fields = [...fieldsOf(noun), ...refersTo(noun).keys()]
    const own = Object.fromEntries(fields.map((field) => [field, stored[field]]))
    const values = { ...own, ...(await noun.beside?.read(server, stored, call)) }
    const keys = new Set<string>()
    withTexts(noun, values, (text, place) => {
      const link = linkIn(text, place)
      if (typeof link === 'object') keys.add(link.key)
      return text
    })
    const found = new Map<string, CarriedFile>()
    for (const key of keys) {
      signal.throwIfAborted()
      const file = await fileOf(key)
      if (file) found.set(key, file)
    }
    const files: Record<string, string> = {}
    const carried = withTexts(noun, values, (text, place) => {
      const link = linkIn(text, place)
      if (link === undefined) return text
      const file = typeof link === 'object' ? found.get(link.key) : undefined
      if (!file) {
        if (link === 'elsewhere' && !isHere(text)) links.elsewhere += 1
        else lose(noun, stored, text)
        return text
      }
      files[contentAddress(file.digest)] ??= file.name.slice(-255)
      return contentAddress(file.digest)
    })
    return { id: String(stored['id']), values: carried, files }
  }

  const records: { noun: string; count: number; content: Buffer }[] = []
  const refused: string[] = []
  const ids = new Map<string, Set<string>>()
  const has: Has = (noun, id) => ids.get(noun)?.has(id) ?? false
  for (const noun of movedNouns) {
    if (!isOf(noun, channel)) continue
    const lines: string[] = []
    const own = new Set<string>()
    ids.set(noun.name, own)
    try {
      const within = [...(ids.get(noun.within?.noun ?? '') ?? [])]
      for await (const stored of storedRecords(server, noun, call, { whole: true, within })) {
        signal.throwIfAborted()
        const carried = noun.carried ? noun.carried(stored, has) : stored
        if (!carried) continue
        own.add(String(stored['id']))
        read += 1
        report()
        lines.push(`${JSON.stringify(await archived(noun, carried))}\n`)
      }
    } catch (error) {
      // Whoever exports takes along what they may see.
      if (!(error instanceof ProblemError) || error.code !== 'session.forbidden') throw error
      refused.push(noun.name)
      continue
    }
    records.push({ noun: noun.name, count: lines.length, content: Buffer.from(lines.join('')) })
  }
  const manifest: ArchiveManifest = {
    kind: archiveKind,
    format: newestFormat,
    id: newKey(),
    server: chosen.server,
    channel: { id: channel.id, name: channel.name },
    exportedAt: new Date().toISOString(),
    records: records.map(({ noun, count, content }) => ({
      noun,
      count,
      bytes: content.length,
      sha256: sha256(content),
    })),
    media: [...media.values()].map((one) => ({ sha256: one.digest, bytes: one.bytes })),
    leftOut: [...leftOutNouns],
    refused,
    links,
  }
  return { manifest, records: records.map(({ content }) => content), media: [...media.values()] }
}
