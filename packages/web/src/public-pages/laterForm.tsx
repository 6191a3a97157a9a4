import { type ComponentType, useEffect, useState } from 'react'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { usePageCopy } from './page-copy.ts'
import * as styles from './pages.css.ts'

/**
 * A form whose code is fetched when it opens, so that the page is light until then. Where the code does not come, the
 * page stays as it is, says so and tries again when asked.
 */
export function laterForm<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function LaterForm(props: Props) {
    const { copy } = usePageCopy()
    const [Form, setForm] = useState(() => known)
    const [state, setState] = useState<'coming' | 'lost' | 'again'>('coming')
    useEffect(() => {
      if (state === 'lost' || Form) return
      let isOpen = true
      const come = async () => {
        try {
          const form = (known ??= await load())
          if (isOpen) setForm(() => form)
        } catch {
          if (isOpen) setState('lost')
        }
      }
      void come()
      return () => {
        isOpen = false
      }
    }, [state, Form])
    if (Form) return <Form {...props} />
    if (state === 'coming') return null
    return (
      <div role="alert" className={styles.section}>
        <p className={styles.words}>{copy.offline}</p>
        <PlainButton size="large" isWide isPending={state === 'again'} onClick={() => setState('again')}>
          {copy.retry}
        </PlainButton>
      </div>
    )
  }
}
