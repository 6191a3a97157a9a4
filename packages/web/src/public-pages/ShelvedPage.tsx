import type { PublicShelved } from '@icss/core/resources/shelf.ts'
import { LinkedCard } from './LinkedCard.tsx'
import { filled, usePageCopy, useTimeFormat } from './page-copy.ts'
import * as styles from './pages.css.ts'

export type ShelvedPageProps = { kind: 'resource' | 'demand'; shelved: PublicShelved }

const subjects = ['fund', 'opportunity', 'talent', 'technology', 'connections', 'wisdom'] as const

/** A resource or a demand of a member company. */
export function ShelvedPage({ kind, shelved }: ShelvedPageProps) {
  const { copy } = usePageCopy()
  const { name, title, content, companyName, type, updatedAt, contact } = shelved
  const day = useTimeFormat({ dateStyle: 'long' }).format(new Date(updatedAt))
  const subject = subjects[(type - 1) % subjects.length] ?? 'fund'
  return (
    <article className={styles.article}>
      <p className={styles.facts}>
        <span>{copy.shelved[kind]}</span>
        <span>{copy.shelved.subjects[subject]}</span>
      </p>
      <h1 className={styles.title}>{name}</h1>
      <p className={styles.facts}>
        <span>{filled(copy.shelved.company, { name: companyName })}</span>
        <span>{filled(copy.shelved.updatedAt, { time: day })}</span>
      </p>
      {title !== '' && <p className={styles.lead}>{title}</p>}
      <div className={styles.plain}>{content}</div>
      {contact && (
        <section className={styles.section}>
          <h2 className={styles.subtitle}>{copy.shelved.contact}</h2>
          <div className={styles.person}>
            <LinkedCard card={contact} />
          </div>
        </section>
      )}
    </article>
  )
}
