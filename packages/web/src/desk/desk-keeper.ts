import type { DeskFact, DeskOutcome } from '@icss/core/desk/desk-fact.ts'
import { findKeptPeople } from '@icss/core/desk/find-kept-people.ts'
import { findPeople, type Found } from '@icss/core/desk/find-people.ts'
import { madeNow } from '@icss/core/desk/hand-in.ts'
import { deskPatience, handInKept } from '@icss/core/desk/hand-in-kept.ts'
import {
  isFinal,
  keepFact,
  type KeptFact,
  markTried,
  settle,
  takeBack,
  waitingOf,
  withKept,
} from '@icss/core/desk/kept-fact.ts'
import { readDeskList } from '@icss/core/desk/read-desk-list.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Meeting } from '@icss/core/meetings/meetings.contract.ts'
import type { Participant } from '@icss/core/participants/participants.contract.ts'
import type { ServerClient } from '../server/client.ts'
import { onSessionRenewed } from '../sessions/session-expiry.ts'
import { forgetHalves, serverHalves } from './desk-halves.ts'
import { DeskStore } from './desk-store.ts'
import { isUnreached } from '@icss/core/desk/is-unreached.ts'

/** Milliseconds behind which what could not be handed in is tried again, the first time and at most. */
const [firstPause, longestPause] = [5000, 60_000]
/** Milliseconds behind which the list is asked for anew. */
const listPause = 300_000

/** How the desk stands towards the server. */
export interface DeskView {
  readonly kept: readonly KeptFact[]
  /** Nothing can be handed in now; `failure` says why where it is not the network. */
  readonly isAway: boolean
  readonly failure: unknown
  /** What has waited is on its way. */
  readonly isHandingIn: boolean
  /** Since when the desk knows whom it finds by itself, milliseconds since 1970. */
  readonly listedAt: number | undefined
  readonly hasOpenDraw: boolean
  /** What waits is lost with this page: the browser keeps nothing. */
  readonly isInPageOnly: boolean
}

export type DeskKeeperOptions = {
  client: ServerClient
  meeting: Meeting
  /** Told what the server has answered. */
  onAnswers: (outcomes: readonly DeskOutcome[]) => void
}

/**
 * Keeps what happens at a desk until the server has answered for it, and whom the desk finds when the server is not
 * reached. What happens is kept first and then handed in, in its order; where that fails it waits, and goes by itself later.
 */
export class DeskKeeper {
  readonly #client: ServerClient
  readonly #meeting: Meeting
  readonly #onAnswers: DeskKeeperOptions['onAnswers']
  readonly #listeners = new Set<() => void>()
  #view: DeskView = {
    kept: [],
    isAway: !navigator.onLine,
    failure: undefined,
    isHandingIn: false,
    listedAt: undefined,
    hasOpenDraw: false,
    isInPageOnly: false,
  }
  #people: readonly Participant[] | undefined
  /** Who was signed in since the list that is being read began to come; another reading has another. */
  #meanwhile = new Map<string, Participant>()
  #store: DeskStore | undefined
  /** Scans come faster than answers: each waits for the one before. */
  #turn: Promise<unknown> = Promise.resolve()
  #pause = firstPause
  #again: ReturnType<typeof setTimeout> | undefined
  #refreshing: ReturnType<typeof setInterval> | undefined
  #answers = new Map<string, DeskOutcome>()
  #isStopped = false

  constructor({ client, meeting, onAnswers }: DeskKeeperOptions) {
    this.#client = client
    this.#meeting = meeting
    this.#onAnswers = onAnswers
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly look = (): DeskView => this.#view

  /** Fetches what the desk knows, and hands in what it kept before; answers how to end that. */
  start(): () => void {
    this.#isStopped = false
    addEventListener('online', this.#connect)
    addEventListener('offline', this.#lose)
    const forgetRenewal = onSessionRenewed(this.#connect)
    this.#connect()
    this.#refreshing = setInterval(() => !this.#view.isAway && void this.#refresh(), listPause)
    return () => {
      this.#isStopped = true
      this.#meanwhile = new Map()
      removeEventListener('online', this.#connect)
      removeEventListener('offline', this.#lose)
      forgetRenewal()
      clearTimeout(this.#again)
      clearInterval(this.#refreshing)
      void this.#inTurn(async () => {
        this.#store?.close()
        this.#store = undefined
      })
    }
  }

  /** Whom the desk means by what was typed: asks the server while it is reached. */
  async find(typed: string, signal?: AbortSignal): Promise<Found> {
    const { id } = this.#meeting
    if (this.#view.isAway) return this.findOwn(typed, signal)
    try {
      const options = { timeout: deskPatience, ...(signal ? { signal } : {}) }
      const found = await findPeople(this.#client, id, typed, options)
      return { ...found, people: withKept(found.people, this.#view.kept, id).slice(0, found.people.length) }
    } catch (error) {
      // The session has ended: whoever stands at the desk is let in meanwhile, as far as the desk knows them.
      const isLoggedOut = error instanceof ProblemError && error.status === 401 && this.#people !== undefined
      if (!isUnreached(error) && !isLoggedOut) throw error
      this.#lose(error)
      return this.findOwn(typed, signal)
    }
  }

  /** Whom the desk means as far as it knows by itself. */
  findOwn(typed: string, signal?: AbortSignal): Promise<Found> {
    return findKeptPeople(this.#standing(), typed, async () => {
      await new Promise((resolve) => setTimeout(resolve))
      signal?.throwIfAborted()
    })
  }

  /** Somebody whom this desk knows with that phone. */
  hasPhone(phone: string): boolean {
    return phone !== '' && this.#standing().some((one) => one.phone === phone)
  }

  /** Records what has happened; answers what became of it, or nothing where it waits to be handed in. */
  record(fact: DeskFact, name: string): Promise<DeskOutcome | undefined> {
    return this.#inTurn(async () => {
      await this.#keep(keepFact(this.#view.kept, fact, name))
      return this.#answerTo(fact.nonce)
    })
  }

  /** Takes back what was done a moment ago, whether it waits or the server has it; answers as `record` does. */
  undo(undoes: string, name: string): Promise<DeskOutcome | undefined> {
    return this.#inTurn(async () => {
      const fact = { kind: 'undo', ...madeNow(), undoes } as const
      await this.#keep(takeBack(this.#view.kept, fact, name))
      return this.#answerTo(fact.nonce)
    })
  }

  /** What was refused has been looked at. */
  dismiss(nonce: string): Promise<void> {
    return this.#inTurn(() => this.#keep(this.#view.kept.filter(({ fact }) => fact.nonce !== nonce)))
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work)
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  #show(change: Partial<DeskView>): void {
    this.#view = { ...this.#view, ...change }
    for (const listener of this.#listeners) listener()
  }

  #standing(): readonly Participant[] {
    return withKept(this.#people ?? [], this.#view.kept, this.#meeting.id)
  }

  /** Done when it is kept; a disk that is full keeps it in the page alone. */
  async #keep(kept: readonly KeptFact[]): Promise<void> {
    this.#show({ kept })
    await this.#store?.keepFacts(kept).catch(() => this.#show({ isInPageOnly: true }))
  }

  /** Hands in what waits up to a fact that somebody waits for. What was refused is told at once, and not kept for that. */
  async #answerTo(nonce: string): Promise<DeskOutcome | undefined> {
    if (!this.#view.isAway) await this.#handIn()
    const answer = this.#answers.get(nonce)
    this.#answers.clear()
    if (answer?.fault) await this.#keep(this.#view.kept.filter(({ fact }) => fact.nonce !== nonce))
    return answer
  }

  readonly #lose = (error?: unknown): void => {
    if (this.#isStopped) return
    this.#show({ isAway: true, failure: error instanceof ProblemError && !isUnreached(error) ? error : undefined })
    this.#tryAgain()
  }

  #tryAgain(): void {
    clearTimeout(this.#again)
    this.#again = setTimeout(this.#connect, this.#pause)
    this.#pause = Math.min(this.#pause * 2, longestPause)
  }

  readonly #connect = (): void => {
    clearTimeout(this.#again)
    void this.#inTurn(async () => {
      if (this.#isStopped) return
      const isReached = await this.#open()
      if (waitingOf(this.#view.kept).length > 0) {
        this.#show({ isHandingIn: true })
        await this.#handIn()
        this.#answers.clear()
        this.#show({ isHandingIn: false })
      } else if (isReached) this.#reach()
      else this.#lose()
      void this.#refresh()
    })
  }

  #reach(): void {
    this.#pause = firstPause
    if (this.#view.isAway) this.#show({ isAway: false, failure: undefined })
  }

  /** Opens what this browser keeps for the desk; answers whether the server was reached. */
  async #open(): Promise<boolean> {
    const { halves, isReached, isRefused } = await serverHalves(this.#client, this.#meeting.id)
    if (!halves && !isRefused && isReached) this.#tryAgain()
    if (this.#store || !halves) return isReached
    const store = await DeskStore.open(this.#meeting.id, halves)
    const here = new Set(this.#view.kept.map(({ fact }) => fact.nonce))
    const before = ((await store?.findFacts()) ?? []).filter(({ fact }) => !here.has(fact.nonce))
    this.#store = store
    this.#show({ isInPageOnly: store === undefined })
    await this.#keep([...before, ...this.#view.kept])
    return isReached
  }

  /** Hands in all that waits, in its order. */
  async #handIn(): Promise<void> {
    const error = await handInKept(this.#client, this.#meeting.id, {
      now: () => this.#view.kept,
      send: (facts) => this.#keep(markTried(this.#view.kept, facts)),
      take: (outcomes) => this.#take(outcomes),
    })
    if (error === undefined) this.#reach()
    else this.#lose(error)
  }

  async #take(outcomes: readonly DeskOutcome[]): Promise<void> {
    for (const outcome of outcomes) this.#answers.set(outcome.nonce, outcome)
    const now = new Map(outcomes.flatMap(({ participant }) => (participant ? [[participant.id, participant]] : [])))
    this.#people = this.#people?.map((one) => now.get(one.id) ?? one)
    for (const [id, one] of now) this.#meanwhile.set(id, one)
    await this.#keep(settle(this.#view.kept, outcomes))
    this.#onAnswers(outcomes)
  }

  /** Asks for the list anew; what is kept of it is the list where the server is not reached. */
  async #refresh(): Promise<void> {
    const { id } = this.#meeting
    // Without the keys of a desk it keeps no list either, as in a support visit.
    if (!this.#store && !this.#view.isInPageOnly) return
    const meanwhile = new Map<string, Participant>()
    this.#meanwhile = meanwhile
    try {
      const listedAt = Date.now()
      const keeping = this.#store?.keepList()
      const people: Participant[] = []
      let hasOpenDraw = false
      for await (const page of readDeskList(this.#client, id)) {
        if (this.#meanwhile !== meanwhile) return
        hasOpenDraw = page.hasOpenDraw
        for (const one of page.people) people.push(one)
        await keeping?.add(page.people)
      }
      this.#people = people.map((one) => meanwhile.get(one.id) ?? one)
      this.#show({ listedAt, hasOpenDraw })
      await keeping?.finish({ meeting: this.#meeting, hasOpenDraw, listedAt })
    } catch (error) {
      if (isFinal(error)) return this.#forget()
      const kept = this.#people ? undefined : await this.#store?.findList()
      if (!kept) return
      this.#people = kept.people
      this.#show({ listedAt: kept.listedAt, hasOpenDraw: kept.hasOpenDraw })
    }
  }

  /** The meeting is over: whom the desk found by itself is forgotten. */
  async #forget(): Promise<void> {
    this.#people = undefined
    this.#show({ listedAt: undefined, hasOpenDraw: false })
    await this.#store?.forgetList()
    if (this.#view.kept.length === 0) forgetHalves(this.#meeting.id)
  }
}
