import { useState } from 'react'
import type { PublicActivity } from '@icss/core/activities/activities.contract.ts'
import { ownPath } from '@icss/core/public-links/public-paths.ts'
import { signUpErrorsEn } from '@icss/core/sign-ups/sign-ups.en.ts'
import { signUpErrorsZh } from '@icss/core/sign-ups/sign-ups.zh.ts'
import { RichText } from '@icss/ui/RichText/RichText.tsx'
import { MeetingHead } from './MeetingHead.tsx'
import { filled, usePageCopy, usePagePlace, useTimeFormat } from './page-copy.ts'
import * as styles from './pages.css.ts'
import { PhoneForm } from './PhoneForm.tsx'

export type ActivityPageProps = { activity: PublicActivity }

/** An activity, with sign-up as far as it takes any. */
export function ActivityPage({ activity }: ActivityPageProps) {
  const { copy } = usePageCopy()
  const { path } = usePagePlace()
  const { title, place, startAt, endAt, headImage, signUp } = activity
  return (
    <article className={styles.article}>
      <MeetingHead of={{ meeting: title, address: place, startAt, endAt, description: '', background: headImage }} />
      <p className={styles.facts}>
        <span>{copy.activity.states[activity.status]}</span>
        <span>{filled(copy.activity.company, { name: activity.company })}</span>
        <span>{filled(copy.activity.contact, { name: activity.contact })}</span>
        <a className={styles.link} href={`${path}/activity/calendar`} download>
          {copy.calendar}
        </a>
      </p>
      <div className={styles.body}>
        <RichText value={activity.content} hrefOf={(key) => activity.pictures[key]} />
      </div>
      {signUp && <SignUp of={signUp} />}
    </article>
  )
}

function SignUp({ of }: { of: NonNullable<PublicActivity['signUp']> }) {
  const { copy, language } = usePageCopy()
  const { isOpen, until, left, waitingList, requireCode, codes, own } = of
  const [isFull, setFull] = useState(left === 0)
  const format = useTimeFormat({ dateStyle: 'long', timeStyle: 'short' })
  const place = usePagePlace()
  const path = `${place.path}/sign-up`
  if (own !== '')
    return (
      <section className={styles.section}>
        <h2 className={styles.subtitle}>{copy.activity.own}</h2>
        <p>
          <a className={styles.action} href={`${ownPath}${own}${place.search}`}>
            {copy.activity.openOwn}
          </a>
        </p>
      </section>
    )
  return (
    <section className={styles.section}>
      <div className={styles.between}>
        <h2 className={styles.subtitle}>{copy.activity.signUp}</h2>
        {isOpen && (
          <span className={styles.quiet}>{filled(copy.activity.until, { time: format.format(new Date(until)) })}</span>
        )}
      </div>
      {!isOpen && <p className={styles.words}>{copy.activity.closed}</p>}
      {isOpen && isFull && (
        <p role="status" className={styles.words}>
          {waitingList ? copy.activity.fullWaiting : copy.activity.full}
        </p>
      )}
      {isOpen && !isFull && left !== null && (
        <p className={styles.quiet}>{filled(copy.activity.left, { count: String(left) })}</p>
      )}
      {isOpen && (!isFull || waitingList) && (
        <>
          <PhoneForm
            codePath={`${path}/code`}
            path={path}
            codes={codes}
            asks={requireCode ? ['name', 'company', 'phone', 'code'] : ['name', 'company', 'phone']}
            wordings={language === 'zh' ? signUpErrorsZh : signUpErrorsEn}
            submit={isFull ? copy.activity.wait : copy.activity.signUp}
            beside={() => (isFull ? { waits: true } : {})}
            onRefused={(code) => {
              if (code === 'sign_up.full_waiting' || code === 'sign_up.full') setFull(true)
            }}
          />
          <p className={styles.words}>{copy.activity.privacy}</p>
        </>
      )}
    </section>
  )
}
