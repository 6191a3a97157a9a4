import { type ComponentType, useEffect, useRef, useState } from 'react'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { Spinner } from '@icss/ui/Spinner/Spinner.tsx'
import { usePageCopy } from './page-copy.ts'
import * as styles from './pages.css.ts'

/**
 * A form whose code is fetched when it opens, so that the page is light until then. Where the code does not come, the
 * page stays as it is, says so, and tries again or leaves it when asked.
 */
export function laterForm<Props extends { onCancel: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function LaterForm(props: Props) {
    const { copy } = usePageCopy()
    const [Form, setForm] = useState(() => known)
    const [state, setState] = useState<'coming' | 'lost' | 'again'>('coming')
    const around = useRef<HTMLDivElement>(null)
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
    useEffect(() => {
      // The button that asked for it had the focus, and is gone.
      if (Form && document.activeElement === document.body)
        around.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    }, [Form])
    if (Form)
      return (
        <div ref={around} className={styles.scripted}>
          <Form {...props} />
        </div>
      )
    if (state === 'coming')
      return (
        <p role="status" className={styles.comingForm}>
          <Spinner />
          {copy.coming}
        </p>
      )
    return (
      <div role="alert" className={styles.section}>
        <p className={styles.words}>{copy.offline}</p>
        <PlainButton size="large" isWide isPending={state === 'again'} onClick={() => setState('again')}>
          {copy.retry}
        </PlainButton>
        <PlainButton size="large" isWide onClick={props.onCancel}>
          {copy.cancel}
        </PlainButton>
      </div>
    )
  }
}
