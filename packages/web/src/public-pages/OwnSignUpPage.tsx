import { useState } from 'react'
import type { OwnSignUp } from '@icss/core/sign-ups/sign-up.ts'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { ask } from './ask.ts'
import { MeetingHead } from './MeetingHead.tsx'
import { filled, usePageCopy, usePagePlace } from './page-copy.ts'
import * as styles from './pages.css.ts'
import { Scripted } from './Scripted.tsx'

export type OwnSignUpPageProps = { signUp: OwnSignUp }

/** The own sign-up for an activity, until it begins to be cancelled here. */
export function OwnSignUpPage({ signUp }: OwnSignUpPageProps) {
  const { copy, language } = usePageCopy()
  const [shown, setShown] = useState(signUp)
  const [isAsked, setAsked] = useState(false)
  const [isPending, setPending] = useState(false)
  const [said, setSaid] = useState('')
  const { title, place, startAt, endAt, name, state, ahead, mayCancel, url, activityPath, contact } = shown
  const words = copy.ownSignUp
  const page = usePagePlace()
  const path = `${page.path}/sign-up`
  const cancel = async () => {
    setPending(true)
    const asked = await ask(language, 'POST', `${path}/cancellation`)
    setPending(false)
    setAsked(false)
    if (asked.ok) setShown(asked.value as unknown as OwnSignUp)
    else setSaid('isOffline' in asked ? copy.offline : asked.words)
  }
  const copyLink = async () => {
    await navigator.clipboard.writeText(url)
    setSaid(words.copied)
  }
  return (
    <article className={styles.article}>
      <p className={styles.facts}>{words.title}</p>
      <MeetingHead of={{ meeting: title, address: place, startAt, endAt, description: '', background: '' }} />
      <section className={styles.section}>
        <h2 className={styles.subtitle}>{words.states[state]}</h2>
        <p>{name}</p>
        {state === 'waiting' && (
          <p className={styles.words}>{ahead === 0 ? words.next : filled(words.ahead, { count: String(ahead) })}</p>
        )}
        <p className={styles.words}>{filled(copy.activity.contact, { name: contact })}</p>
      </section>
      <p className={styles.facts}>
        {state === 'confirmed' && (
          <a className={styles.link} href={`${path}/calendar`} download>
            {copy.calendar}
          </a>
        )}
        {activityPath !== '' && (
          <a className={styles.link} href={`${activityPath}${page.search}`}>
            {words.activity}
          </a>
        )}
      </p>
      {state !== 'cancelled' && url !== '' && (
        <section className={styles.section}>
          <p className={styles.words}>{words.link}</p>
          <p className={styles.plain}>{url}</p>
          <Scripted>
            <PlainButton size="large" onClick={() => void copyLink()}>
              {words.copy}
            </PlainButton>
          </Scripted>
        </section>
      )}
      <p role="status" className={styles.words}>
        {said}
      </p>
      {mayCancel && !isAsked && (
        <Scripted>
          <PlainButton size="large" onClick={() => setAsked(true)}>
            {words.cancel}
          </PlainButton>
        </Scripted>
      )}
      {mayCancel && isAsked && (
        <section className={styles.section} role="alert">
          <p>{words.sure}</p>
          <PlainButton size="large" isPending={isPending} onClick={() => void cancel()}>
            {words.yes}
          </PlainButton>
          <PlainButton size="large" onClick={() => setAsked(false)}>
            {words.no}
          </PlainButton>
        </section>
      )}
    </article>
  )
}
