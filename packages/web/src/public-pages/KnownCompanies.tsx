import { useEffect, useState } from 'react'
import type { JoinFacts } from '@icss/core/join-requests/join-request.ts'
import { ask } from './ask.ts'
import { filled, usePageCopy, usePagePlace } from './page-copy.ts'
import * as styles from './pages.css.ts'

export type KnownCompaniesProps = { name: string; onTake: (company: JoinFacts) => void }

/** Milliseconds of rest after which a name is taken to be typed. */
const rest = 600

const none: readonly JoinFacts[] = []

/** What the register holds of the company whose name is typed. One that does not answer is not heard of. */
export function KnownCompanies({ name, onTake }: KnownCompaniesProps) {
  const { copy, language } = usePageCopy()
  const { path } = usePagePlace()
  const [known, setKnown] = useState({ of: '', items: none })
  const typed = name.trim()
  useEffect(() => {
    if (typed === '') return
    let isOver = false
    const find = async () => {
      const answer = await ask(language, 'POST', `${path}/join/company`, { name: typed })
      if (isOver || !answer.ok) return
      setKnown({ of: typed, items: (answer.value['items'] ?? none) as readonly JoinFacts[] })
    }
    const timer = setTimeout(() => void find(), rest)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [typed, language, path])
  const items = known.of === typed ? known.items : none
  return (
    <div role="status">
      {items.length > 0 && (
        <div className={styles.section}>
          <span className={styles.quiet}>{copy.join.known}</span>
          {items.map((one) => (
            <button
              key={`${one.name} ${one.unifiedCreditCode}`}
              type="button"
              className={styles.known}
              onClick={({ currentTarget: { form } }) => {
                onTake(one)
                // The button goes; whoever pressed it by key is not left nowhere.
                const field = form?.elements.namedItem('name')
                if (field instanceof HTMLElement) field.focus()
              }}
            >
              <strong>{one.name}</strong>
              {one.unifiedCreditCode !== '' && <span className={styles.quiet}>{one.unifiedCreditCode}</span>}
              {one.legalRepresentative !== '' && (
                <span className={styles.quiet}>
                  {filled(copy.join.legalRepresentative, { name: one.legalRepresentative })}
                </span>
              )}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
