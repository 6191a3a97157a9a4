import type { DeskOutcome } from '@icss/core/desk/desk-fact.ts'
import { findKeptPeople } from '@icss/core/desk/find-kept-people.ts'
import type { Found } from '@icss/core/desk/find-people.ts'
import { type KeptFact, withKept } from '@icss/core/desk/kept-fact.ts'
import { readDeskList } from '@icss/core/desk/read-desk-list.ts'
import type { Participant } from '@icss/core/participants/participants.contract.ts'
import type { Server } from '../server/connect.ts'

/** Whom a desk finds by itself. They are in memory alone, and gone with the program. */
export class DeskKnown {
  readonly #server: Server
  readonly #meetingId: string
  #people: Map<string, Participant> | undefined
  /** Who was answered since the list that is being read began to come. */
  #meanwhile = new Map<string, Participant>()
  /** The list goes on behind this id. */
  #last: string | undefined
  /** Since when the list is known, milliseconds since 1970. */
  listedAt: number | undefined
  /** Whoever signs in now is on no roster of the draw that goes on. */
  hasOpenDraw = false

  constructor(server: Server, meetingId: string) {
    this.#server = server
    this.#meetingId = meetingId
  }

  /** Reads the whole list. */
  async read(): Promise<void> {
    const meanwhile = new Map<string, Participant>()
    this.#meanwhile = meanwhile
    const listedAt = Date.now()
    const people = new Map<string, Participant>()
    let last: string | undefined
    let hasOpenDraw = false
    for await (const page of readDeskList(this.#server, this.#meetingId)) {
      if (this.#meanwhile !== meanwhile) return
      hasOpenDraw = page.hasOpenDraw
      for (const one of page.people) people.set(one.id, one)
      last = page.people.at(-1)?.id ?? last
    }
    for (const [id, one] of meanwhile) people.set(id, one)
    this.#people = people
    this.#last = last
    this.hasOpenDraw = hasOpenDraw
    this.listedAt = listedAt
  }

  /** Reads who came to the list since, and whether a draw goes on. */
  async readNew(): Promise<void> {
    if (!this.#people) return this.read()
    const query = this.#last === undefined ? {} : { after: this.#last }
    const { people, hasOpenDraw } = await this.#server.desk.list({ params: { meetingId: this.#meetingId }, query })
    for (const one of people) this.#people.set(one.id, one)
    this.#last = people.at(-1)?.id ?? this.#last
    this.hasOpenDraw = hasOpenDraw
  }

  /** The meeting is over, and nobody is found any more. */
  forget(): void {
    this.#people = undefined
    this.listedAt = undefined
    this.hasOpenDraw = false
  }

  take(outcomes: readonly DeskOutcome[]): void {
    for (const { participant: one } of outcomes) {
      if (!one) continue
      this.#people?.set(one.id, one)
      this.#meanwhile.set(one.id, one)
    }
  }

  /** Whom the desk means by what was typed; undefined while it has no list. */
  async find(typed: string, kept: readonly KeptFact[]): Promise<Found | undefined> {
    if (!this.#people) return undefined
    return findKeptPeople(this.#standing(kept), typed, () => new Promise((resolve) => setImmediate(resolve)))
  }

  hasPhone(phone: string, kept: readonly KeptFact[]): boolean {
    return phone !== '' && this.#standing(kept).some((one) => one.phone === phone)
  }

  #standing(kept: readonly KeptFact[]): readonly Participant[] {
    return withKept([...(this.#people?.values() ?? [])], kept, this.#meetingId)
  }
}
