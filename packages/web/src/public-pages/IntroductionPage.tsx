import { useEffect, useRef, useState } from 'react'
import type { IntroductionOutcome, OwnIntroduction } from '@icss/core/introductions/introduction.ts'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { ask } from './ask.ts'
import { laterForm } from './laterForm.tsx'
import { filled, usePageCopy, usePagePlace, useTimeFormat } from './page-copy.ts'
import * as styles from './pages.css.ts'
import { Scripted } from './Scripted.tsx'
import { useOpener } from './useOpener.ts'

const OutcomeForm = laterForm(async () => (await import('./OutcomeForm.tsx')).OutcomeForm)

export type IntroductionPageProps = { introduction: OwnIntroduction }

/** An introduction as one side sees it: whom the chamber proposes, and their phone once both have accepted. */
export function IntroductionPage({ introduction }: IntroductionPageProps) {
  const { copy, language } = usePageCopy()
  const [shown, setShown] = useState(introduction)
  const [asked, setAsked] = useState<IntroductionOutcome>()
  const opener = useOpener(asked !== undefined)
  const standing = useRef<HTMLParagraphElement>(null)
  const [isPending, setPending] = useState(false)
  const [said, setSaid] = useState('')
  const words = copy.introduction
  const { side, state, hasAccepted, otherContact, otherPhone, agreedOn, reason, until } = shown
  const path = `${usePagePlace().path}/introduction`
  const accept = async () => {
    setPending(true)
    setSaid('')
    const answered = await ask(language, 'POST', `${path}/acceptance`)
    setPending(false)
    if (answered.ok) setShown(answered.value as unknown as OwnIntroduction)
    else setSaid('isOffline' in answered ? copy.offline : answered.words)
  }
  // What was pressed is gone once it is answered: how things stand now is what comes next.
  useEffect(() => {
    if (shown !== introduction) standing.current?.focus()
  }, [shown, introduction])
  const times = useTimeFormat({ dateStyle: 'long', timeStyle: 'short' })
  const days = useTimeFormat({ dateStyle: 'long' })
  // Noon is the same day wherever the channel is.
  const dayOf = (day: string) => days.format(new Date(`${day}T12:00:00Z`))
  const timeOf = (instant: string) => times.format(new Date(instant))
  return (
    <article className={styles.article}>
      <p {...(state === 'proposed' ? {} : { ref: standing, tabIndex: -1 })} className={styles.facts}>
        {words.states[state]}
      </p>
      <h1 className={styles.title}>{words.title[side]}</h1>
      <section className={styles.section}>
        <h2 className={styles.lead}>{shown.otherThing}</h2>
        <p className={styles.facts}>{shown.otherCompany}</p>
        {shown.otherContent !== '' && <div className={styles.plain}>{shown.otherContent}</div>}
      </section>
      <p className={styles.facts}>{filled(words.own[side], { name: shown.ownThing })}</p>
      {otherPhone !== '' && (
        <section className={styles.section}>
          <p>{filled(words.contact, { name: otherContact })}</p>
          <a className={styles.action} href={`tel:${otherPhone}`}>
            {copy.card.call} {otherPhone}
          </a>
        </section>
      )}
      {state === 'agreed' && <p className={styles.words}>{filled(words.agreedAt, { day: dayOf(agreedOn) })}</p>}
      {state === 'dropped' && <p className={styles.words}>{filled(words.reasonAt, { reason })}</p>}
      {state === 'proposed' && (
        <p ref={standing} tabIndex={-1} className={styles.words}>
          {hasAccepted ? words.accepted : words.about}
          {!hasAccepted && until !== null && ` ${filled(words.until, { time: timeOf(until) })}`}
        </p>
      )}
      <p role="status" className={styles.words}>
        {said}
      </p>
      <Scripted ref={opener}>
        {asked === undefined && state === 'proposed' && !hasAccepted && (
          <PlainButton variant="primary" size="large" isWide isPending={isPending} onClick={() => void accept()}>
            {words.accept}
          </PlainButton>
        )}
        {asked === undefined && state === 'inTouch' && (
          <PlainButton variant="primary" size="large" isWide onClick={() => setAsked('agreed')}>
            {words.agree}
          </PlainButton>
        )}
        {asked === undefined && (state === 'proposed' || state === 'inTouch') && (
          <PlainButton size="large" isWide onClick={() => setAsked('dropped')}>
            {state === 'proposed' ? words.decline : words.drop}
          </PlainButton>
        )}
        {asked !== undefined && (
          <OutcomeForm
            outcome={asked}
            onDone={(changed) => {
              setShown(changed)
              setAsked(undefined)
            }}
            onCancel={() => setAsked(undefined)}
          />
        )}
      </Scripted>
    </article>
  )
}
