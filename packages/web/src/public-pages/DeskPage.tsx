import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { DeskGuest, GuestOutcome, HelperDesk } from '@icss/core/desk-helpers/desk-helper.ts'
import { undoSeconds } from '@icss/core/desk/desk-fact.ts'
import { isBadge } from '@icss/core/desk/badge.ts'
import { newNonce } from '@icss/core/desk/new-nonce.ts'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { PlainTextField } from '@icss/ui/PlainTextField/PlainTextField.tsx'
import { CameraPanel } from '../camera/CameraPanel.tsx'
import { ask, type Failed } from './ask.ts'
import { DeskGuestLine } from './DeskGuestLine.tsx'
import type { WalkInPerson } from './DeskWalkIn.tsx'
import { laterForm } from './laterForm.tsx'
import { MeetingHead } from './MeetingHead.tsx'
import { filled, usePageCopy, usePagePlace } from './page-copy.ts'
import * as styles from './pages.css.ts'
import { Scripted } from './Scripted.tsx'
import { useFaultWords } from './useFaultWords.ts'
import { useGuests } from './useGuests.ts'
import { useIsScripted } from './useIsScripted.ts'

const DeskWalkIn = laterForm(async () => (await import('./DeskWalkIn.tsx')).DeskWalkIn)

export type DeskPageProps = { desk: HelperDesk }

interface Done {
  readonly nonce: string
  readonly name: string
}

/** A name for what is done now, and when that is. */
const madeNow = () => ({ nonce: newNonce(), at: new Date().toISOString() })

/** The desk at the door of a meeting on the phone of a helper: finds, signs in, adds, and takes back for a minute. */
export function DeskPage({ desk }: DeskPageProps) {
  const { copy, language } = usePageCopy()
  const words = copy.desk
  const wordsOf = useFaultWords()
  const path = `${usePagePlace().path}/desk`
  const [shown, setShown] = useState(desk)
  const [typed, setTyped] = useState('')
  const [isAdding, setAdding] = useState(false)
  const [isScanning, setScanning] = useState(false)
  const [isPending, setPending] = useState(false)
  const [said, setSaid] = useState('')
  const [last, setLast] = useState<Done>()
  const form = useRef<HTMLFormElement>(null)
  /** Scans come faster than answers: each waits for the one before. */
  const turn = useRef(Promise.resolve())
  const q = typed.trim()
  const isScripted = useIsScripted()

  /** Says why something was not done; once the session has ended, the camera has nobody to read for. */
  const fail = (asked: Failed, offline = copy.offline) => {
    const isOffline = 'isOffline' in asked
    setSaid(isOffline ? offline : asked.words)
    if (!isOffline && asked.code === 'public_session.needed') setScanning(false)
  }
  useEffect(() => {
    if (isScripted) form.current?.querySelector('input')?.focus()
  }, [isScripted])
  const { guests, find, forget } = useGuests(path, q, fail)
  useEffect(() => {
    if (!last) return undefined
    const timer = setTimeout(() => setLast(undefined), undoSeconds * 1000)
    return () => clearTimeout(timer)
  }, [last])

  /** The field waits for the next; what was typed into it behind `done` stays. */
  const next = (done = q) => {
    setTyped((now) => (now.trim() === done ? '' : now))
    forget()
    setAdding(false)
    form.current?.querySelector('input')?.focus()
  }
  const recount = async () => {
    const counts = await ask(language, 'GET', path)
    if (counts.ok) setShown(counts.value as unknown as HelperDesk)
  }
  /** Hands a fact in; answers what became of it, or nothing where it was refused or did not arrive, which is said. */
  const record = async (fact: object): Promise<GuestOutcome | undefined> => {
    setPending(true)
    const asked = await ask(language, 'POST', `${path}/facts`, { sentAt: new Date().toISOString(), facts: [fact] })
    setPending(false)
    if (!asked.ok) {
      fail(asked, words.offline)
      return undefined
    }
    const [outcome] = asked.value['items'] as GuestOutcome[]
    if (outcome?.fault) setSaid(wordsOf(outcome.fault))
    void recount()
    return outcome?.fault ? undefined : outcome
  }
  const saying = (outcome: GuestOutcome, done: string) => {
    const name = outcome.guest?.name ?? ''
    const { number, seat } = outcome.guest ?? { number: null, seat: '' }
    const facts = [number !== null && filled(words.number, { number: String(number) }), seat].filter(Boolean)
    return [filled(outcome.outcome === 'already' ? words.already : done, { name }), ...facts].join(' · ')
  }
  /** Answers whether it is done with them. */
  const signIn = async (guest: DeskGuest): Promise<boolean> => {
    const fact = { kind: 'signIn', ...madeNow(), participantId: guest.id }
    const outcome = await record(fact)
    if (!outcome) return false
    setSaid(saying(outcome, guest.isHere ? words.verified : words.done))
    setLast(outcome.outcome === 'done' ? { nonce: fact.nonce, name: guest.name } : undefined)
    return true
  }
  const add = async (nonce: string, person: WalkInPerson) => {
    const outcome = await record({ kind: 'walkIn', ...madeNow(), nonce, person })
    if (!outcome) return
    setSaid(saying(outcome, words.done))
    setLast({ nonce, name: person.name })
    next()
  }
  const undo = async ({ nonce, name }: Done) => {
    const outcome = await record({ kind: 'undo', ...madeNow(), undoes: nonce })
    if (!outcome) return
    setLast(undefined)
    setSaid(filled(words.undone, { name }))
  }
  /** Signs in whom alone it can mean; answers whether it is done with. */
  const takeNow = async (wanted: string): Promise<boolean> => {
    const meant = await find(wanted)
    if (!meant) return false
    const [one] = meant.items
    if (!one || meant.items.length > 1) {
      if (one) setSaid('')
      else setSaid(isBadge(wanted) ? words.unknownBadge : words.nobody)
      return false
    }
    if (one.needsDesk) return signIn(one)
    setSaid(filled(words.already, { name: one.name }))
    return true
  }
  const take = (wanted: string, onDone?: () => void) => {
    const taking = async () => {
      if (await takeNow(wanted)) onDone?.()
    }
    turn.current = turn.current.then(taking)
    return turn.current
  }
  /** Enter, or the end of a scan, which the next may follow before it is answered: the text gives way to what is typed then. */
  const enter = (event: FormEvent) => {
    event.preventDefault()
    if (q === '') return
    form.current?.querySelector('input')?.select()
    void take(q, () => next(q))
  }
  const signInThen = async (guest: DeskGuest) => {
    if (await signIn(guest)) next()
  }
  const leave = async () => {
    const asked = await ask(language, 'DELETE', path)
    if (asked.ok) location.reload()
    else fail(asked)
  }

  const people = guests?.items ?? []
  const more = (guests?.total ?? 0) - people.length
  const { meeting, address, startAt, endAt, helper, signedIn, expected, isOver } = shown
  return (
    <article className={styles.article}>
      <p className={styles.facts}>{filled(words.of, { name: helper })}</p>
      <MeetingHead of={{ meeting, address, startAt, endAt, description: '', background: '' }} />
      <p className={styles.quiet}>{filled(words.counts, { here: String(signedIn), all: String(expected) })}</p>
      {isOver && <p role="status">{words.over}</p>}
      <Scripted>
        {!isOver && (
          <>
            <form ref={form} className={styles.form} onSubmit={enter} noValidate>
              <PlainTextField
                label={words.search}
                size="large"
                type="search"
                autoComplete="off"
                spellCheck={false}
                value={typed}
                onChange={setTyped}
              />
            </form>
            <PlainButton size="large" onClick={() => setScanning(!isScanning)}>
              {isScanning ? words.scan.close : words.scan.open}
            </PlainButton>
            {isScanning && (
              <CameraPanel
                words={(key) => words.scan[key]}
                isPaused={isAdding}
                onBadge={take}
                onOther={() => setSaid(words.otherCode)}
                onClose={() => setScanning(false)}
              />
            )}
            <p role="status" className={styles.lead}>
              {said}
            </p>
            {last && (
              <PlainButton size="large" isPending={isPending} onClick={() => void undo(last)}>
                {filled(words.undo, { name: last.name })}
              </PlainButton>
            )}
            {people.length > 0 && (
              <ul className={styles.section}>
                {people.map((guest) => (
                  <DeskGuestLine
                    key={guest.id}
                    guest={guest}
                    isPending={isPending}
                    onSignIn={() => void signInThen(guest)}
                  />
                ))}
              </ul>
            )}
            {people.length > 0 && more > 0 && (
              <p className={styles.quiet}>{filled(words.more, { count: String(more) })}</p>
            )}
            {isAdding ? (
              <DeskWalkIn
                name={people.length === 0 ? q : ''}
                isPending={isPending}
                onAdd={add}
                onCancel={() => next()}
              />
            ) : (
              <PlainButton size="large" onClick={() => setAdding(true)}>
                {q !== '' && people.length === 0 ? filled(words.walkInNamed, { name: q }) : words.walkIn}
              </PlainButton>
            )}
          </>
        )}
        <PlainButton variant="quiet" onClick={() => void leave()}>
          {words.leave}
        </PlainButton>
      </Scripted>
    </article>
  )
}
