import { digestOfContent } from '@icss/core/chapters/outline.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { sameNameKey } from '@icss/core/rules/same-name.ts'
import type { UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import type { Server } from '../server/connect.ts'
import type { ArchivedRecord } from './archive-format.ts'
import { slotByName, type TextPlace, withTexts } from './archived-links.ts'
import type { Values } from './beside-draft.ts'
import { withIds } from './moved-ids.ts'
import type { IdOf, MovedNoun } from './moved-noun.ts'
import { movedNouns, storedRecords } from './moved-nouns.ts'
import type { Patiently } from '../server/patient-calls.ts'
import type { Archive } from './read-archive.ts'

/** An upload that a record needs. */
export interface Use {
  /** Tells uploads apart: one serves all records that want the same content for the same. */
  readonly key: string
  readonly digest: string
  readonly slot: UploadSlotName
  readonly name: string
}

export interface PlannedRecord {
  readonly noun: MovedNoun
  readonly record: ArchivedRecord
  /** `unfinished`: it is there without what belongs to it, since it was made when the command was killed. */
  readonly state: 'new' | 'unfinished' | 'known'
  /** Why it cannot be made, a code of the catalogue. */
  readonly fault: ProblemError | undefined
}

export interface ImportPlan {
  readonly records: readonly PlannedRecord[]
  /** Ids at the target by those of the source, of what is there. */
  readonly ids: Map<string, string>
  /** What has to be uploaded, by its key. */
  readonly uses: ReadonlyMap<string, Use>
  /** The keys of all that records stand on, of those that are there too. */
  readonly useKeys: ReadonlySet<string>
}

export const idKey = (noun: string, id: unknown): string => `${noun} ${String(id)}`

/** The upload that a text of a record stands for; nothing of a text that stands for itself. */
export function useOf(
  noun: MovedNoun,
  { id, files, values }: ArchivedRecord,
  text: string,
  { slot, path }: TextPlace,
): Use | undefined {
  const digest = digestOfContent(text)
  const name = files[text]
  if (digest === undefined || name === undefined) return undefined
  const wanted = slot ?? noun.only?.slotAt?.(values, path, name) ?? slotByName(name)
  return { key: `${wanted} ${digest}${noun.ownUploads ? ` ${id}` : ''}`, digest, slot: wanted, name }
}

const identity = (noun: MovedNoun, values: Values): string =>
  JSON.stringify(noun.known.map((field) => values[field] ?? ''))

/** What other writings of its name have in common. */
const alikeIdentity = (noun: MovedNoun, values: Values): string =>
  `alike ${sameNameKey(String(values[noun.known[0] ?? '']))}`

/**
 * What is there already, by what it is known by; of several alike, each is found once. What is known in another writing is
 * not found by it where a record of that very writing is `wanted`.
 */
async function knownAt(
  server: Server,
  noun: MovedNoun,
  { wanted, within }: { readonly wanted: ReadonlySet<string>; readonly within: readonly string[] },
  call: Patiently,
): Promise<Map<string, Values[]>> {
  const known = new Map<string, Values[]>()
  for await (const stored of storedRecords(server, noun, call, { whole: false, within })) {
    const exact = identity(noun, stored)
    const key = noun.knowsAlike && !wanted.has(exact) ? alikeIdentity(noun, stored) : exact
    known.set(key, [...(known.get(key) ?? []), stored])
  }
  return known
}

/** Says of each record whether it is there already, and what has to be uploaded for the others. */
export async function planImport(server: Server, archive: Archive, call: Patiently): Promise<ImportPlan> {
  const records: PlannedRecord[] = []
  const ids = new Map<string, string>()
  const uses = new Map<string, Use>()
  const useKeys = new Set<string>()
  const idAt: IdOf = (noun, id) => ids.get(idKey(noun, id)) ?? `new ${id}`
  const foundOf = (name: string) =>
    (archive.records.get(name) ?? []).flatMap(({ id }) => ids.get(idKey(name, id)) ?? [])
  for (const noun of movedNouns) {
    const wanted = archive.records.get(noun.name) ?? []
    if (wanted.length === 0) continue
    let fault: ProblemError | undefined
    const within = noun.within ? foundOf(noun.within.noun) : []
    const exact = noun.knowsAlike ? wanted.map(({ values }) => identity(noun, values)) : []
    const known = await knownAt(server, noun, { wanted: new Set(exact), within }, call).catch((error: unknown) => {
      if (!(error instanceof ProblemError) || error.code !== 'session.forbidden') throw error
      fault = error
      return new Map<string, Values[]>()
    })
    for (const record of wanted) {
      let there: Values
      try {
        there = withIds(noun, record.values, idAt)
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error
        records.push({ noun, record, state: 'new', fault: error })
        continue
      }
      const stored =
        known.get(identity(noun, there))?.shift() ??
        (noun.knowsAlike && known.get(alikeIdentity(noun, record.values))?.shift())
      if (stored) ids.set(idKey(noun.name, record.id), String(stored['id']))
      const isLacking = stored && (await noun.beside?.isLacking(server, stored, record.values, call))
      const state = stored === undefined ? 'new' : isLacking ? 'unfinished' : 'known'
      records.push({ noun, record, state, fault })
      const isNeeded = state !== 'known' && !fault
      withTexts(noun, record.values, (text, place) => {
        const use = useOf(noun, record, text, place)
        if (use) useKeys.add(use.key)
        if (use && isNeeded) uses.set(use.key, use)
        return text
      })
    }
  }
  return { records, ids, uses, useKeys }
}
