import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import * as z from 'zod/mini'
import { takesKeptFacts } from '@icss/core/desk/hand-in-time.ts'
import type { DeskKey } from '@icss/core/desk/desk.contract.ts'
import { keptFact, type KeptFact } from '@icss/core/desk/kept-fact.ts'
import { meeting } from '@icss/core/meetings/meetings.contract.ts'
import { participant } from '@icss/core/participants/participants.contract.ts'
import { check } from '@icss/core/rules/check.ts'
import { canSeal, keyOf, newOwnHalf, type Sealed, seal, unseal } from './desk-cipher.ts'

interface Stores extends DBSchema {
  /**
   * This browser's half of the keys of a meeting, by its id. `endAt`, its planned end, is in the clear, so that what was
   * kept of it can be forgotten by whoever comes next.
   */
  halves: { key: string; value: { own: CryptoKey; endAt: string } }
  /** Whom its desk finds. */
  lists: { key: string; value: Sealed }
  /** What waits to be handed in, by its nonce; `place` is its place among the others. */
  facts: { key: string; value: { meetingId: string; place: number; sealed: Sealed }; indexes: { meetingId: string } }
}

const keptList = z.object({ meeting, people: z.array(participant), hasOpenDraw: z.boolean(), listedAt: z.number() })
/** What a desk knows of its meeting when the network goes; `listedAt`: since when, milliseconds since 1970. */
export type KeptList = z.output<typeof keptList>

const openStores = () =>
  openDB<Stores>('icss-desk', 1, {
    upgrade(database) {
      database.createObjectStore('halves')
      database.createObjectStore('lists')
      database.createObjectStore('facts').createIndex('meetingId', 'meetingId')
    },
    blocking: (_, __, { target }) => (target as IDBDatabase).close(),
  })

/** Forgets the lists of meetings that were to have ended, and a day later this browser's halves of their keys. */
async function forgetPast(database: IDBPDatabase<Stores>, now: number) {
  const past = database.transaction(['lists', 'facts', 'halves'], 'readwrite')
  for (const meetingId of await past.objectStore('halves').getAllKeys()) {
    const endAt = (await past.objectStore('halves').get(meetingId))?.endAt ?? ''
    if (endAt === '' || now < Date.parse(endAt)) continue
    await past.objectStore('lists').delete(meetingId)
    const waiting = await past.objectStore('facts').index('meetingId').count(meetingId)
    if (waiting === 0 && !takesKeptFacts(Date.parse(endAt), now)) await past.objectStore('halves').delete(meetingId)
  }
  await past.done
}

/** What the desk of one meeting keeps in this browser, so that a page that is loaded anew has it again. */
export class DeskStore {
  readonly #database: IDBPDatabase<Stores>
  readonly #meetingId: string
  readonly #listKey: CryptoKey | undefined
  readonly #factsKey: CryptoKey
  /** What is kept now. */
  #kept: readonly KeptFact[] = []
  #nextPlace = 0

  private constructor(
    database: IDBPDatabase<Stores>,
    meetingId: string,
    keys: { readonly list: CryptoKey | undefined; readonly facts: CryptoKey },
  ) {
    this.#database = database
    this.#meetingId = meetingId
    this.#listKey = keys.list
    this.#factsKey = keys.facts
  }

  /** Undefined where this browser keeps nothing, as in a private window of some. */
  static async open(meetingId: string, serverHalf: DeskKey): Promise<DeskStore | undefined> {
    if (!canSeal()) return undefined
    try {
      const database = await openStores()
      await forgetPast(database, Date.now())
      const made = await newOwnHalf()
      // One of several tabs makes it.
      const halves = database.transaction('halves', 'readwrite')
      const half = (await halves.store.get(meetingId)) ?? { own: made, endAt: '' }
      await halves.store.put(half, meetingId)
      await halves.done
      const facts = await keyOf(half.own, serverHalf.facts, `icss desk facts ${meetingId}`)
      const list =
        serverHalf.list === null ? undefined : await keyOf(half.own, serverHalf.list, `icss desk list ${meetingId}`)
      const store = new DeskStore(database, meetingId, { list, facts })
      if (!list) await store.forgetList()
      return store
    } catch {
      return undefined
    }
  }

  async keepList(list: KeptList): Promise<void> {
    if (!this.#listKey) return
    const sealed = await seal(this.#listKey, list)
    const writing = this.#database.transaction(['lists', 'halves'], 'readwrite')
    await writing.objectStore('lists').put(sealed, this.#meetingId)
    const half = await writing.objectStore('halves').get(this.#meetingId)
    if (half) await writing.objectStore('halves').put({ ...half, endAt: list.meeting.endAt }, this.#meetingId)
    await writing.done
  }

  async findList(): Promise<KeptList | undefined> {
    const kept = this.#listKey && (await this.#database.get('lists', this.#meetingId))
    if (!kept || !this.#listKey) return undefined
    const checked = check(keptList, await unseal(this.#listKey, kept))
    return checked.ok ? checked.value : undefined
  }

  /** The meeting is over: its list is forgotten, and this browser's half of the keys with it unless facts still wait. */
  async forgetList(): Promise<void> {
    await this.#database.delete('lists', this.#meetingId)
    if ((await this.#database.countFromIndex('facts', 'meetingId', this.#meetingId)) > 0) return
    await this.#database.delete('halves', this.#meetingId)
  }

  /** What was kept before, in its order; what this key does not open stays where it is. */
  async findFacts(): Promise<readonly KeptFact[]> {
    const stored = await this.#database.getAllFromIndex('facts', 'meetingId', this.#meetingId)
    const inOrder = stored.toSorted((a, b) => a.place - b.place)
    this.#nextPlace = (inOrder.at(-1)?.place ?? -1) + 1
    const opened = await Promise.all(inOrder.map(({ sealed }) => unseal(this.#factsKey, sealed)))
    this.#kept = opened.flatMap((one) => {
      const checked = check(keptFact, one)
      return checked.ok ? [checked.value] : []
    })
    return this.#kept
  }

  /** Has exactly these kept, and is done when they are on the disk. */
  async keepFacts(kept: readonly KeptFact[]): Promise<void> {
    const before = new Map(this.#kept.map((one) => [one.fact.nonce, one]))
    const changed = kept.filter((one) => before.get(one.fact.nonce) !== one)
    const now = new Set(kept.map(({ fact }) => fact.nonce))
    const gone = [...before.keys()].filter((nonce) => !now.has(nonce))
    const sealed = await Promise.all(changed.map((one) => seal(this.#factsKey, one)))
    const writing = this.#database.transaction('facts', 'readwrite', { durability: 'strict' })
    for (const [at, { fact }] of changed.entries()) {
      const place = (await writing.store.get(fact.nonce))?.place ?? this.#nextPlace++
      await writing.store.put({ meetingId: this.#meetingId, place, sealed: sealed[at] as Sealed }, fact.nonce)
    }
    for (const nonce of gone) await writing.store.delete(nonce)
    await writing.done
    this.#kept = kept
  }

  close(): void {
    this.#database.close()
  }
}
