import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import * as z from 'zod/mini'
import { takesKeptFacts } from '@icss/core/desk/hand-in-time.ts'
import type { DeskKey } from '@icss/core/desk/desk.contract.ts'
import { keptFact, type KeptFact } from '@icss/core/desk/kept-fact.ts'
import { meeting } from '@icss/core/meetings/meetings.contract.ts'
import { participant, type Participant } from '@icss/core/participants/participants.contract.ts'
import { check } from '@icss/core/rules/check.ts'
import { canSeal, keyOf, newOwnHalf, type Sealed, seal, unseal } from './desk-cipher.ts'

interface Stores extends DBSchema {
  /**
   * This browser's half of the keys of a meeting, by its id. `endAt`, its planned end, is in the clear, so that what was
   * kept of it can be forgotten by whoever comes next.
   */
  halves: { key: string; value: { own: CryptoKey; endAt: string } }
  /** What is known of the list of a meeting, by its id. */
  lists: { key: string; value: { sealed: Sealed; edition: string } }
  /** Whom its desk finds, a page of the list each, by the meeting, the edition of its list and the place in that. */
  people: { key: [meetingId: string, edition: string, place: number]; value: Sealed }
  /** What waits to be handed in, by its nonce; `place` is its place among the others. */
  facts: { key: string; value: { meetingId: string; place: number; sealed: Sealed }; indexes: { meetingId: string } }
}

const listFacts = z.object({ meeting, hasOpenDraw: z.boolean(), listedAt: z.number() })
/** What a desk knows of its meeting when the network goes; `listedAt`: since when, milliseconds since 1970. */
export type ListFacts = z.output<typeof listFacts>

const peopleOfPage = z.array(participant)

/** All pages of the list of a meeting, of all editions: an array comes behind every text. */
const pagesOf = (meetingId: string) => IDBKeyRange.bound([meetingId], [meetingId, []])

const openStores = () =>
  openDB<Stores>('icss-desk', 2, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore('halves')
        database.createObjectStore('facts').createIndex('meetingId', 'meetingId')
      } else database.deleteObjectStore('lists')
      // A list of a former kind is read anew.
      database.createObjectStore('lists')
      database.createObjectStore('people')
    },
    blocking: (_, __, { target }) => (target as IDBDatabase).close(),
  })

/** Forgets the lists of meetings that were to have ended, and a day later this browser's halves of their keys. */
async function forgetPast(database: IDBPDatabase<Stores>, now: number) {
  const past = database.transaction(['lists', 'people', 'facts', 'halves'], 'readwrite')
  for (const meetingId of await past.objectStore('halves').getAllKeys()) {
    const endAt = (await past.objectStore('halves').get(meetingId))?.endAt ?? ''
    if (endAt === '' || now < Date.parse(endAt)) continue
    await past.objectStore('lists').delete(meetingId)
    await past.objectStore('people').delete(pagesOf(meetingId))
    const waiting = await past.objectStore('facts').index('meetingId').count(meetingId)
    if (waiting === 0 && !takesKeptFacts(Date.parse(endAt), now)) await past.objectStore('halves').delete(meetingId)
  }
  await past.done
}

/** A list on its way into the browser's store. */
export interface ListKeeping {
  /** Has no more of it kept where the disk is full: what was kept before stands then. */
  readonly add: (people: readonly Participant[]) => Promise<void>
  /** All of it is there: from now on it is the list. */
  readonly finish: (facts: ListFacts) => Promise<void>
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

  /** Begins to keep the list anew; what was kept of it before stands until `finish`. */
  keepList(): ListKeeping {
    const key = this.#listKey
    const edition = crypto.randomUUID()
    let places = 0
    let isFull = false
    return {
      add: async (people) => {
        if (!key || isFull) return
        try {
          await this.#database.put('people', await seal(key, people), [this.#meetingId, edition, places])
          places += 1
        } catch {
          isFull = true
        }
      },
      finish: async (facts) => {
        if (!key || isFull) return
        const sealed = await seal(key, facts)
        const writing = this.#database.transaction(['lists', 'people', 'halves'], 'readwrite')
        const pages = await writing.objectStore('people').getAllKeys(pagesOf(this.#meetingId))
        // Another tab has finished the same list meanwhile, and cleared this one away.
        if (pages.filter((page) => page[1] === edition).length < places) return writing.done
        await writing.objectStore('lists').put({ sealed, edition }, this.#meetingId)
        // Those of the list before, and of one that never came to its end.
        for (const page of pages) if (page[1] !== edition) await writing.objectStore('people').delete(page)
        const half = await writing.objectStore('halves').get(this.#meetingId)
        if (half) await writing.objectStore('halves').put({ ...half, endAt: facts.meeting.endAt }, this.#meetingId)
        return writing.done
      },
    }
  }

  async #findList() {
    const key = this.#listKey
    const kept = key && (await this.#database.get('lists', this.#meetingId))
    if (!kept) return undefined
    const checked = check(listFacts, await unseal(key, kept.sealed))
    return checked.ok ? { key, edition: kept.edition, facts: checked.value } : undefined
  }

  async findListFacts(): Promise<ListFacts | undefined> {
    return (await this.#findList())?.facts
  }

  async findList(): Promise<(ListFacts & { readonly people: readonly Participant[] }) | undefined> {
    const found = await this.#findList()
    if (!found) return undefined
    const people: Participant[] = []
    for (let place = 0; ; place += 1) {
      const sealed = await this.#database.get('people', [this.#meetingId, found.edition, place])
      if (!sealed) return { ...found.facts, people }
      const checked = check(peopleOfPage, await unseal(found.key, sealed))
      if (!checked.ok) return undefined
      for (const one of checked.value) people.push(one)
    }
  }

  /** The meeting is over: its list is forgotten, and this browser's half of the keys with it unless facts still wait. */
  async forgetList(): Promise<void> {
    await this.#database.delete('lists', this.#meetingId)
    await this.#database.delete('people', pagesOf(this.#meetingId))
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
