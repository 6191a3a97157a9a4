import { useCopy } from '../language/copy.ts'
import * as styles from './FiledWords.css.ts'
import type { Shelved } from './shelved.ts'

/** What a bound employee filed, for whoever decides about it. */
export function FiledWords({ of: { companyName, filerName, title, content } }: { of: Shelved }) {
  const t = useCopy()
  return (
    <div className={styles.filed}>
      <p className={styles.filer}>{t('resources.filedByWhom', { company: companyName, name: filerName })}</p>
      {title !== '' && <p>{title}</p>}
      <p className={styles.content}>{content}</p>
    </div>
  )
}
