import { isBadge } from '@icss/core/desk/badge.ts'
import { canUndo } from '@icss/core/desk/can-undo.ts'
import { type DeskFact, type DeskOutcome, undoSeconds } from '@icss/core/desk/desk-fact.ts'
import { findPeople, type Found } from '@icss/core/desk/find-people.ts'
import { madeNow } from '@icss/core/desk/hand-in.ts'
import { deskPatience } from '@icss/core/desk/hand-in-kept.ts'
import { isDeskOver } from '@icss/core/desk/is-desk-over.ts'
import { isUnreached } from '@icss/core/desk/is-unreached.ts'
import { arrived, isFinal, waitingOf, withKept } from '@icss/core/desk/kept-fact.ts'
import { needsDesk } from '@icss/core/desk/needs-desk.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Meeting } from '@icss/core/meetings/meetings.contract.ts'
import type { Participant } from '@icss/core/participants/participants.contract.ts'
import type { Server } from '../server/connect.ts'
import { DeskKnown } from './desk-known.ts'
import type { DeskEntry, DeskLook, Said } from './desk-look.ts'
import { type DeskRecords, deskRecords } from './desk-records.ts'
import type { KeptFacts } from './kept-facts.ts'
import { walkInOf } from './walk-in-of.ts'

/** Entries that are kept to be seen. */
const mostEntries = 10
/** Milliseconds behind which what could not be handed in is tried again, the first time and at most. */
const [firstPause, longestPause] = [5000, 60_000]
/** Milliseconds behind which counts and draw, and the whole list, are asked for anew. */
const [pulsePause, listPause] = [10_000, 300_000]

export type DeskSessionOptions = {
  server: Server
  meetingId: string
  meeting: Meeting | undefined
  kept: KeptFacts
}

const faultOf = ({ code, params }: ProblemError) => ({ code, params })

/** The desk of a meeting in a terminal: takes scans and words one after the other, and shows what became of them. */
export class DeskSession {
  readonly #server: Server
  readonly #meetingId: string
  readonly #kept: KeptFacts
  readonly #records: DeskRecords
  readonly #known: DeskKnown
  readonly #listeners = new Set<() => void>()
  readonly #end = Promise.withResolvers<void>()
  readonly #timers: NodeJS.Timeout[]
  #look: DeskLook
  /** Scans come faster than answers: each waits for the one before. */
  #turn: Promise<void> = Promise.resolve()
  #pause = firstPause
  #again: NodeJS.Timeout | undefined
  #entries = 0
  #isAsked = false

  constructor({ server, meetingId, meeting, kept }: DeskSessionOptions) {
    this.#server = server
    this.#meetingId = meetingId
    this.#kept = kept
    this.#known = new DeskKnown(server, meetingId)
    this.#records = deskRecords({
      server,
      meetingId,
      kept,
      onRefused: ({ fact, name }, fault) => {
        const { entries } = this.#look
        if (entries.some(({ nonce }) => nonce === fact.nonce)) this.#changeEntry(fact.nonce, { ending: 'refused' })
        else this.#enter({ name, ending: 'refused' })
        this.#show({ said: { key: 'failed', name, fault } })
      },
      onAnswers: (outcomes) => this.#take(outcomes),
    })
    this.#look = {
      meeting,
      typed: '',
      entries: [],
      said: undefined,
      choice: undefined,
      busy: 0,
      waiting: waitingOf(kept.read()).length,
      isAway: meeting === undefined,
      failure: undefined,
      isHandingIn: false,
      listedAt: undefined,
      hasOpenDraw: false,
      isTooLate: meeting !== undefined && isDeskOver(meeting, Date.now()),
      isOver: false,
    }
    this.#timers = [
      setInterval(() => this.#aside(this.#pulse()), pulsePause),
      setInterval(() => this.#aside(this.#readList(() => this.#known.read())), listPause),
    ]
    this.#connect()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly look = (): DeskLook => this.#look

  /** Done once the person has left; throws what no desk can go on with. */
  readonly ended: Promise<void> = this.#end.promise

  /** Takes what was typed or scanned, line breaks as well, which may come in one piece. */
  type(text: string): void {
    for (const character of text) {
      if (character === '\r' || character === '\n') this.#enterLine()
      else if (!/\p{Cc}/u.test(character)) this.#show({ typed: this.#look.typed + character, choice: undefined })
    }
  }

  erase(): void {
    this.#show({ typed: [...this.#look.typed].slice(0, -1).join('') })
  }

  clear(): void {
    this.#show({ typed: '', choice: undefined })
  }

  /** Marks the next or the one before of those who can be chosen. */
  move(by: 1 | -1): void {
    const { choice } = this.#look
    if (!choice) return
    const last = choice.people.length - 1
    this.#show({ choice: { ...choice, at: Math.min(last, Math.max(0, choice.at + by)) } })
  }

  undo(): void {
    this.#inTurn(() => this.#undoLast())
  }

  /** Leaves; while something waits to be handed in, the second time. */
  leave(): void {
    const count = this.#look.waiting
    if (count > 0 && !this.#isAsked) {
      this.#isAsked = true
      return this.#show({ said: { key: 'leave', count } })
    }
    void this.#turn.then(() => this.#stop())
  }

  #stop(error?: unknown): void {
    for (const timer of this.#timers) clearInterval(timer)
    clearTimeout(this.#again)
    this.#show({ isOver: true, choice: undefined })
    if (error === undefined) this.#end.resolve()
    else this.#end.reject(error)
  }

  #show(change: Partial<DeskLook>): void {
    this.#look = { ...this.#look, ...change }
    for (const listener of this.#listeners) listener()
  }

  #enter(entry: Pick<DeskEntry, 'name' | 'ending'> & Partial<DeskEntry>): void {
    const whole: DeskEntry = {
      key: String((this.#entries += 1)),
      at: Date.now(),
      company: '',
      seat: '',
      number: null,
      ...entry,
    }
    this.#show({ entries: [whole, ...this.#look.entries].slice(0, mostEntries) })
  }

  #changeEntry(nonce: string, change: Partial<DeskEntry>): void {
    this.#show({ entries: this.#look.entries.map((one) => (one.nonce === nonce ? { ...one, ...change } : one)) })
  }

  #enterLine(): void {
    const { typed, choice } = this.#look
    const line = typed.trim()
    this.#show({ typed: '', choice: undefined })
    if (line !== '') return this.#inTurn(() => this.#takeLine(line))
    const chosen = choice?.people[choice.at]
    if (chosen) this.#inTurn(() => this.#signIn(chosen))
    else this.#show({ choice })
  }

  #behind(work: () => Promise<void>): void {
    const before = this.#turn
    this.#turn = (async () => {
      await before
      await work()
    })()
  }

  /** Does `work` behind all that was asked for before. What the server refuses is said; anything else ends the desk. */
  #inTurn(work: () => Promise<void>): void {
    this.#isAsked = false
    this.#show({ busy: this.#look.busy + 1 })
    this.#behind(async () => {
      try {
        await work()
      } catch (error) {
        if (error instanceof ProblemError) this.#show({ said: { key: 'failed', fault: faultOf(error) } })
        else this.#stop(error)
      }
      this.#show({ busy: this.#look.busy - 1 })
      if (this.#look.busy === 0 && !this.#look.isAway) this.#aside(this.#readMeeting())
    })
  }

  /** Work that nobody at the desk waits for. */
  #aside(work: Promise<void>): void {
    work.catch((error: unknown) => this.#stop(error))
  }

  async #takeLine(line: string): Promise<void> {
    this.#show({ choice: undefined })
    if (line === '-') return this.#undoLast()
    if (line.startsWith('+')) return this.#addWalkIn(line)
    const found = await this.#find(line)
    if (!found && isBadge(line)) return this.#recordSignIn(line, { name: line })
    if (!found) return this.#show({ said: { key: 'noList' } })
    const { people, total, isOtherBadge } = found
    const [one] = people
    if (one && total === 1) return this.#signIn(one)
    if (one) return this.#show({ choice: { people, total, at: -1 }, said: undefined })
    this.#enter({ name: line, ending: isOtherBadge ? 'otherBadge' : 'nobody' })
    this.#show({ said: { key: isOtherBadge ? 'unknownBadge' : 'nobody' } })
  }

  /** Whom a line means; undefined where the server is not reached and the desk has no list. */
  async #find(line: string): Promise<Found | undefined> {
    if (!this.#look.isAway)
      try {
        const found = await findPeople(this.#server, this.#meetingId, line, { timeout: deskPatience })
        return {
          ...found,
          people: withKept(found.people, this.#kept.read(), this.#meetingId).slice(0, found.people.length),
        }
      } catch (error) {
        // The session has ended: people are let in meanwhile, as far as the desk knows them.
        const isLoggedOut = error instanceof ProblemError && error.status === 401
        if (!isUnreached(error) && !isLoggedOut) throw error
        this.#lose(error)
      }
    return this.#known.find(line, this.#kept.read())
  }

  async #signIn(one: Participant): Promise<void> {
    // By itself the desk knows that nothing would come of it.
    if (this.#look.isAway && !needsDesk(one)) return this.#tell('already', one)
    await this.#recordSignIn(one.id, one)
  }

  #recordSignIn(participantId: string, one: Pick<Participant, 'name'> & Partial<Participant>): Promise<void> {
    return this.#record({ kind: 'signIn', ...madeNow(), participantId }, one)
  }

  async #addWalkIn(line: string): Promise<void> {
    const fact = walkInOf(line.slice(1))
    if (fact.person.name === '') return this.#show({ said: { key: 'walkInHow' } })
    if (this.#look.isAway && this.#known.hasPhone(fact.person.phone, this.#kept.read()))
      throw new ProblemError('participants.phone_taken')
    await this.#record(fact, arrived(fact, this.#meetingId))
  }

  async #record(fact: Exclude<DeskFact, { kind: 'undo' }>, one: Pick<Participant, 'name'> & Partial<Participant>) {
    const { nonce } = fact
    const wasHere = fact.kind === 'signIn' && one.presence === 'here'
    this.#records.keep(fact, one.name)
    const answer = await this.#answerTo(nonce)
    if (!answer) return this.#tell('kept', one, { nonce, key: wasHere ? 'keptVerified' : 'kept' })
    if (answer.fault) {
      this.#enter({ name: one.name, ending: 'refused' })
      return this.#show({ said: { key: 'failed', name: one.name, fault: answer.fault } })
    }
    const person = answer.participant ?? one
    if (answer.outcome === 'already') return this.#tell('already', person)
    this.#tell(wasHere ? 'verified' : 'done', person, { nonce })
  }

  /** Says what became of somebody, and puts it among the last. */
  #tell(
    ending: 'done' | 'verified' | 'already' | 'kept',
    { name, company = '', seat = '', number = null }: Pick<Participant, 'name'> & Partial<Participant>,
    { nonce, key = ending }: { nonce?: string; key?: 'keptVerified' | typeof ending } = {},
  ): void {
    const ofFact = nonce === undefined ? {} : { nonce }
    this.#enter({ name, company, seat, number, ending, ...ofFact })
    this.#show({ said: { key, name, number, seat, ...ofFact } satisfies Said })
  }

  async #undoLast(): Promise<void> {
    const entry = this.#look.entries.find(({ nonce, ending }) => nonce && ending !== 'undone' && ending !== 'refused')
    if (!entry?.nonce) return this.#show({ said: { key: 'nothingToUndo' } })
    const { name, number, seat, nonce, at } = entry
    if (!canUndo({ at, isUndone: false }, Date.now()))
      throw new ProblemError('desk.undo_late', { params: { max: undoSeconds } })
    const fact = { kind: 'undo', ...madeNow(), undoes: nonce } as const
    const isDone = this.#records.keep(fact, name) === 'takenBack'
    this.#count()
    const answer = isDone ? undefined : await this.#answerTo(fact.nonce)
    if (answer?.fault) return this.#show({ said: { key: 'failed', name, fault: answer.fault } })
    this.#changeEntry(nonce, { ending: 'undone' })
    this.#show({ said: { key: 'undone', name, number, seat } })
  }

  /** What the server says of a fact; undefined where it waits. */
  async #answerTo(nonce: string): Promise<DeskOutcome | undefined> {
    if (!this.#look.isAway) return this.#handIn(nonce)
    this.#count()
    return undefined
  }

  async #handIn(nonce?: string): Promise<DeskOutcome | undefined> {
    const { answer, error } = await this.#records.handIn(nonce)
    if (error === undefined) this.#reach()
    else this.#lose(error)
    this.#count()
    return answer
  }

  #count(): void {
    this.#show({ waiting: waitingOf(this.#kept.read()).length })
  }

  /** What waited has been answered. */
  #take(outcomes: readonly DeskOutcome[]): void {
    this.#known.take(outcomes)
    for (const { nonce, participant, fault } of outcomes) {
      const entry = this.#look.entries.find((one) => one.nonce === nonce)
      if (!entry || fault) continue
      const { name, company, seat, number } = participant ?? entry
      const ending = entry.ending === 'undone' ? 'undone' : 'late'
      this.#changeEntry(nonce, { name, company, seat, number, ending })
      const { said } = this.#look
      if (said && 'nonce' in said && said.nonce === nonce) this.#show({ said: undefined })
    }
  }

  #reach(): void {
    this.#pause = firstPause
    clearTimeout(this.#again)
    if (this.#look.isAway) this.#show({ isAway: false, failure: undefined })
  }

  #lose(error: unknown): void {
    if (!(error instanceof ProblemError)) throw error
    this.#show({ isAway: true, failure: isUnreached(error) ? undefined : faultOf(error) })
    clearTimeout(this.#again)
    this.#again = setTimeout(() => this.#connect(), this.#pause)
    this.#pause = Math.min(this.#pause * 2, longestPause)
  }

  /** Hands in what waits, and fetches what the desk knows. */
  #connect(): void {
    this.#behind(async () => {
      try {
        if (this.#look.waiting > 0) {
          this.#show({ isHandingIn: true })
          await this.#handIn()
          this.#show({ isHandingIn: false })
        } else await this.#readMeeting()
        if (!this.#look.isAway) this.#aside(this.#pulse())
      } catch (error) {
        this.#stop(error)
      }
    })
  }

  async #readMeeting(): Promise<void> {
    if (this.#look.isOver) return
    try {
      const meeting = await this.#server.meetings.show({ params: { id: this.#meetingId } }, { timeout: deskPatience })
      this.#show({ meeting, isTooLate: isDeskOver(meeting, Date.now()) })
      // The network is back: what waits comes first.
      if (this.#look.isAway && this.#look.waiting > 0) this.#connect()
      else this.#reach()
    } catch (error) {
      if (!this.#look.isOver) this.#lose(error)
    }
  }

  async #readList(read: () => Promise<void>): Promise<void> {
    if (this.#look.isAway || this.#look.isOver) return
    try {
      await read()
    } catch (error) {
      if (isFinal(error)) this.#known.forget()
      // Otherwise the list that it has stays.
      else if (!(error instanceof ProblemError)) throw error
    }
    const { listedAt, hasOpenDraw } = this.#known
    this.#show({ listedAt, hasOpenDraw })
  }

  async #pulse(): Promise<void> {
    if (this.#look.isAway || this.#look.isOver) return
    if (this.#look.busy === 0) await this.#readMeeting()
    await this.#readList(() => this.#known.readNew())
  }
}
