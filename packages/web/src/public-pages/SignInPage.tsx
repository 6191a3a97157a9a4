import { useEffect, useState } from 'react'
import { publicSessionKinds } from '@icss/core/public-sessions/session-kinds.ts'
import type { SignInPage as Page } from '@icss/core/sign-ins/sign-in.ts'
import { isWeChat } from '@icss/core/sign-ins/we-chat.ts'
import { MeetingHead } from './MeetingHead.tsx'
import { filled, usePageCopy, usePagePlace } from './page-copy.ts'
import * as styles from './pages.css.ts'
import { newLock } from './phone-locks.ts'
import { PhoneForm } from './PhoneForm.tsx'
import { useOnDevice } from './useOnDevice.ts'
import { WeChatStep } from './WeChatStep.tsx'

export type SignInPageProps = { page: Page }

/** Seconds that a phone has for the form; a clock that goes wrong gives no more. */
const most = publicSessionKinds.signIn.hours * 3600
const secondsUntil = (instant: string) =>
  Math.min(most, Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000)))

/** One lock a visit of the page, however often the form is sent. */
let lock: string | undefined
const beside = () => ({ lock: (lock ??= newLock()) })

/** The page on which somebody signs in to a meeting, as long as the code that they scanned allows. */
export function SignInPage({ page }: SignInPageProps) {
  const { copy } = usePageCopy()
  const { asks, codes, endsAt, weChat } = page
  const isInWeChat = useOnDevice(() => isWeChat(navigator.userAgent), false)
  /** What WeChat has confirmed; '' for whoever signs in without it. */
  const [proof, setProof] = useState<string>()
  const [left, setLeft] = useState(() => secondsUntil(endsAt))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(endsAt)), 1000)
    return () => clearInterval(timer)
  }, [endsAt])
  const path = `${usePagePlace().path}/sign-in`
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <article className={styles.article}>
      <MeetingHead of={page} />
      {left > 0 && (
        <p className={styles.facts}>
          <a className={styles.link} href={`${path}/calendar`} download>
            {copy.calendar}
          </a>
        </p>
      )}
      <div className={styles.between}>
        <h2 className={styles.subtitle}>{copy.signIn.title}</h2>
        {/* The server's seconds are gone by the time the script counts on. */}
        <span className={styles.quiet} role={left === 0 ? 'alert' : 'timer'} suppressHydrationWarning>
          {left === 0 ? copy.signIn.over : filled(copy.signIn.left, { time })}
        </span>
      </div>
      {weChat && isInWeChat && proof === undefined ? (
        <WeChatStep question={weChat} path={`${path}/we-chat`} onProven={setProof} onSkip={() => setProof('')} />
      ) : (
        <>
          {proof && <p className={styles.facts}>✓ {copy.signIn.weChat.proven}</p>}
          {asks.length === 0 && <p>{copy.signIn.tap}</p>}
          <PhoneForm
            codePath={`${path}/code`}
            path={path}
            asks={asks}
            codes={codes}
            submit={copy.signIn.submit}
            beside={() => ({ ...beside(), ...(proof ? { weChat: proof } : {}) })}
          />
        </>
      )}
      {asks.length > 0 && <p className={styles.words}>{copy.signIn.privacy}</p>}
    </article>
  )
}
