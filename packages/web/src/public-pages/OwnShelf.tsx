import { useRef, useState } from 'react'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { ask } from './ask.ts'
import { laterForm } from './laterForm.tsx'
import type { Filed, FiledNoun, OwnFiled } from './own-filed.ts'
import { OwnShelved } from './OwnShelved.tsx'
import { filled, usePageCopy, usePagePlace } from './page-copy.ts'
import * as styles from './pages.css.ts'
import { Scripted } from './Scripted.tsx'

const OwnShelvedForm = laterForm(async () => (await import('./OwnShelvedForm.tsx')).OwnShelvedForm)

const nouns = ['resources', 'demands'] as const

/** What a bound employee has filed for the company, each changed and withdrawn here, and where more is filed. */
export function OwnShelf(before: OwnFiled) {
  const { copy, language } = usePageCopy()
  const { path } = usePagePlace()
  const [filed, setFiled] = useState(before)
  const [open, setOpen] = useState<{ noun: FiledNoun; id?: string }>()
  const [said, setSaid] = useState('')
  // What had the focus may be gone once a form opens or closes.
  const heading = useRef<HTMLHeadingElement>(null)
  const words = copy.ownShelf
  const show = (next: typeof open, saying = '') => {
    setOpen(next)
    setSaid(saying)
    heading.current?.focus()
  }
  const reload = async (noun: FiledNoun): Promise<readonly Filed[] | undefined> => {
    const asked = await ask(language, 'GET', `${path}/${noun}`)
    if (!asked.ok) return undefined
    const items = asked.value['items'] as readonly Filed[]
    setFiled((lists) => ({ ...lists, [noun]: items }))
    return items
  }
  const withdraw = async (noun: FiledNoun, { id, name }: Filed) => {
    const asked = await ask(language, 'DELETE', `${path}/${noun}/${id}`)
    if (asked.ok) {
      setFiled((lists) => ({ ...lists, [noun]: lists[noun].filter((one) => one.id !== id) }))
      show(undefined, filled(words.withdrawn, { name }))
      return
    }
    setSaid('isOffline' in asked ? copy.offline : asked.words)
  }
  const saved = (noun: FiledNoun, one: Filed) => {
    setFiled((lists) => ({ ...lists, [noun]: [one, ...lists[noun].filter(({ id }) => id !== one.id)] }))
    const { waiting, onShelf } = words.done
    const saying = one.offReason === 'waiting' ? waiting : one.offReason === '' ? onShelf : copy.ownCard.saved
    show(undefined, filled(saying, { name: one.name }))
  }
  const all = nouns.flatMap((noun) => filed[noun].map((one) => ({ noun, one })))
  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1} className={styles.subtitle}>
        {words.title}
      </h2>
      <p role="status" className={styles.words}>
        {said}
      </p>
      {open ? (
        <OwnShelvedForm
          noun={open.noun}
          stored={filed[open.noun].find(({ id }) => id === open.id)}
          onSaved={(one) => saved(open.noun, one)}
          onConflict={async () => {
            const items = await reload(open.noun)
            if (items && !items.some(({ id }) => id === open.id)) show(undefined, words.gone)
          }}
          onCancel={() => show(undefined)}
        />
      ) : (
        <>
          {all.length === 0 && <p className={styles.words}>{words.none}</p>}
          <ul>
            {all.map(({ noun, one }) => (
              <OwnShelved
                key={one.id}
                noun={noun}
                one={one}
                onChange={() => show({ noun, id: one.id })}
                onWithdraw={() => withdraw(noun, one)}
              />
            ))}
          </ul>
          <Scripted>
            {nouns.map((noun) => (
              <PlainButton key={noun} size="large" onClick={() => show({ noun })}>
                {words.file[noun]}
              </PlainButton>
            ))}
          </Scripted>
        </>
      )}
    </section>
  )
}
