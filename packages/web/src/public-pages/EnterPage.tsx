import { useEffect, useState } from 'react'
import { codeParam } from '@icss/core/sign-ins/scanned-code.ts'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { ask, goToOwn } from './ask.ts'
import { usePageCopy } from './page-copy.ts'
import * as styles from './pages.css.ts'

export type EnterPageProps = { to: string }

/** Trades the link of a page about one person for a session of this phone, and goes on to it. */
export function EnterPage({ to }: EnterPageProps) {
  const { copy, language } = usePageCopy()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    const enter = async () => {
      // What a scan of the code on the screen brings with it.
      const code = new URLSearchParams(location.search).get(codeParam)
      const asked = await ask(
        language,
        'POST',
        `${location.pathname}/${to}`,
        to === 'signIn' ? { code: code ?? '' } : undefined,
      )
      if (asked.ok) goToOwn(asked.value['ref'])
      else setFault('isOffline' in asked ? copy.offline : asked.words)
    }
    void enter()
  }, [copy, language, to])
  return (
    <div className={styles.empty} role="status">
      <h1 className={styles.title}>{fault === undefined ? copy.enter.title : copy.enter.failed}</h1>
      {fault !== undefined && <p className={styles.words}>{fault}</p>}
      {fault !== undefined && to === 'binding' && (
        <PlainButton onClick={() => location.reload()}>{copy.retry}</PlainButton>
      )}
    </div>
  )
}
