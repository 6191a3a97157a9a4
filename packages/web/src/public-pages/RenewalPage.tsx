import type { CodeState } from '@icss/core/sms-codes/sms-code.ts'
import { usePageCopy, usePagePlace } from './page-copy.ts'
import * as styles from './pages.css.ts'
import { PhoneForm } from './PhoneForm.tsx'

export type RenewalPageProps = { codes: CodeState }

/** Logs the phone in again to the own card once its time is over. */
export function RenewalPage({ codes }: RenewalPageProps) {
  const { copy } = usePageCopy()
  const path = `${usePagePlace().path}/employee`
  return (
    <article className={styles.article}>
      <h1 className={styles.title}>{copy.renewal.title}</h1>
      <p>{copy.renewal.text}</p>
      <PhoneForm codePath={`${path}/code`} path={`${path}/renewal`} codes={codes} submit={copy.renewal.submit} />
    </article>
  )
}
