import { useState } from 'react'
import type { OwnCard } from '@icss/core/employee-bindings/own-card.ts'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { ask } from './ask.ts'
import { CardFace } from './CardFace.tsx'
import { laterForm } from './laterForm.tsx'
import type { OwnFiled } from './own-filed.ts'
import { OwnShelf } from './OwnShelf.tsx'
import { usePageCopy, usePagePlace } from './page-copy.ts'
import * as styles from './pages.css.ts'
import { Scripted } from './Scripted.tsx'
import { useOpener } from './useOpener.ts'

const OwnAvatarForm = laterForm(async () => (await import('./OwnAvatarForm.tsx')).OwnAvatarForm)
const OwnCardForm = laterForm(async () => (await import('./OwnCardForm.tsx')).OwnCardForm)

export type OwnCardPageProps = { card: OwnCard } & OwnFiled

const details = ['position', 'phone', 'avatar'] as const

/** The own card of a bound employee: who sees what of it, and what they have filed for the company. */
export function OwnCardPage({ card, resources, demands }: OwnCardPageProps) {
  const { copy, language } = usePageCopy()
  const { path } = usePagePlace()
  const [shown, setShown] = useState(card)
  const [edited, setEdited] = useState<'card' | 'picture'>()
  const opener = useOpener(edited === 'card')
  const pictureOpener = useOpener(edited === 'picture')
  const [said, setSaid] = useState('')
  const leave = async () => {
    const asked = await ask(language, 'DELETE', `${path}/employee`)
    if (asked.ok) location.reload()
    else setSaid('isOffline' in asked ? copy.offline : asked.words)
  }
  const close = (words: string, next: OwnCard) => {
    setShown(next)
    setSaid(words)
    setEdited(undefined)
  }
  const Form = edited === 'picture' ? OwnAvatarForm : OwnCardForm
  return (
    <article className={styles.article}>
      <p className={styles.facts}>{copy.ownCard.title}</p>
      <CardFace {...shown} />
      {edited ? (
        <Form card={shown} onClose={close} onCancel={() => close('', shown)} />
      ) : (
        <>
          <section className={styles.section}>
            <h2 className={styles.subtitle}>{copy.ownCard.seenBy}</h2>
            <p className={styles.words}>{copy.ownCard.seenByHint}</p>
            <dl className={styles.pairs}>
              {details.map((detail) => (
                <div key={detail} className={styles.pair}>
                  <dt>{copy.ownCard[detail]}</dt>
                  <dd>{copy.ownCard.choices[shown[`${detail}SeenBy`]]}</dd>
                </div>
              ))}
            </dl>
          </section>
          <p role="status" className={styles.words}>
            {said}
          </p>
          <Scripted ref={opener}>
            <PlainButton size="large" variant="primary" onClick={() => setEdited('card')}>
              {copy.ownCard.edit}
            </PlainButton>
          </Scripted>
          <Scripted ref={pictureOpener}>
            <PlainButton size="large" onClick={() => setEdited('picture')}>
              {copy.ownCard.changePicture}
            </PlainButton>
          </Scripted>
        </>
      )}
      <OwnShelf resources={resources} demands={demands} />
      <Scripted>
        <PlainButton size="large" onClick={() => void leave()}>
          {copy.ownCard.leave}
        </PlainButton>
      </Scripted>
    </article>
  )
}
