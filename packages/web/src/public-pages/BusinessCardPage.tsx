import { useEffect } from 'react'
import type { PublicBusinessCard } from '@icss/core/business-cards/business-cards.contract.ts'
import { businessCardsEn } from '@icss/core/business-cards/business-cards.en.ts'
import { businessCardsZh } from '@icss/core/business-cards/business-cards.zh.ts'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { ask } from './ask.ts'
import { CardFace } from './CardFace.tsx'
import { Outward } from './Outward.tsx'
import { usePageCopy, usePagePlace } from './page-copy.ts'
import * as styles from './pages.css.ts'
import { Scripted } from './Scripted.tsx'
import { useWholePhone } from './useWholePhone.ts'

export type BusinessCardPageProps = { card: PublicBusinessCard }

const facts = ['email', 'weChat', 'address'] as const

/** Counts a visit by somebody who reads the page: once while this tab is open, and none by what only fetches links. */
function useCountedView(path: string) {
  const { language } = usePageCopy()
  useEffect(() => {
    const key = `icss.viewed ${path}`
    if (sessionStorage.getItem(key) !== null) return
    sessionStorage.setItem(key, '1')
    void ask(language, 'POST', `${path}/views`)
  }, [language, path])
}

/** The card of somebody who speaks for a channel; the phone is whole once it is asked for. */
export function BusinessCardPage({ card }: BusinessCardPageProps) {
  const { copy, language } = usePageCopy()
  const { fields } = language === 'zh' ? businessCardsZh : businessCardsEn
  const path = `${usePagePlace().path}/business-card`
  useCountedView(path)
  const { phone, said, showPhone } = useWholePhone(path)
  const told = facts.filter((field) => card[field] !== '')
  return (
    <article className={styles.article}>
      <CardFace {...card} companyName={card.company} phone={phone ?? card.phone} />
      <p role="status" className={styles.words}>
        {said}
      </p>
      {phone === undefined ? (
        <Scripted>
          <PlainButton size="large" onClick={() => void showPhone()}>
            {copy.card.showPhone}
          </PlainButton>
        </Scripted>
      ) : (
        <a className={styles.action} href={`tel:${phone}`}>
          {copy.card.call}
        </a>
      )}
      <a className={styles.action} href={`${path}/vcard`} download={`${card.name}.vcf`}>
        {copy.card.save}
      </a>
      {card.introduction !== '' && (
        <section className={styles.section}>
          <h2 className={styles.subtitle}>{fields.introduction}</h2>
          <div className={styles.plain}>{card.introduction}</div>
        </section>
      )}
      {told.length > 0 && (
        <dl className={styles.pairs}>
          {told.map((field) => (
            <div key={field} className={styles.pair}>
              <dt>{fields[field]}</dt>
              <dd>{card[field]}</dd>
            </div>
          ))}
        </dl>
      )}
      {card.links.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.subtitle}>{fields.links}</h2>
          <ul className={styles.pairs}>
            {card.links.map(({ name, url }) => (
              <li key={`${name} ${url}`} className={styles.entry}>
                <Outward address={url}>{name}</Outward>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}
