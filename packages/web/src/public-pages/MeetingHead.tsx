import type { SignInPage } from '@icss/core/sign-ins/sign-in.ts'
import { useTimeFormat } from './page-copy.ts'
import * as styles from './MeetingPages.css.ts'

export type MeetingHeadProps = {
  of: Pick<SignInPage, 'meeting' | 'address' | 'startAt' | 'endAt' | 'description' | 'background'>
}

/** When and where a meeting is, over its picture where it has one. */
export function MeetingHead({ of: { meeting, address, startAt, endAt, description, background } }: MeetingHeadProps) {
  const format = useTimeFormat({
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const start = new Date(startAt)
  const when = endAt === '' ? format.format(start) : format.formatRange(start, new Date(endAt))
  return (
    <>
      <header className={styles.head}>
        {background !== '' && <img className={styles.background} src={background} alt="" />}
        <h1 className={styles.name}>{meeting}</h1>
        <p>{when}</p>
        <p>{address}</p>
      </header>
      {description !== '' && <p className={styles.description}>{description}</p>}
    </>
  )
}
