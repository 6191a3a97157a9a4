import * as styles from './check.css.ts'

export type SentencesProps = { title: string; sentences: readonly string[] }

/** A few sentences under their title. */
export function Sentences({ title, sentences }: SentencesProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.subtitle}>{title}</h2>
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
