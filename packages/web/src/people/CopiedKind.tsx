import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DescriptionList } from '@icss/ui/DescriptionList/DescriptionList.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import type { CopiedRow } from '@icss/core/people/person-copy.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useCopyWords } from './useCopyWords.ts'
import { shownValues } from './shown-values.ts'
import * as styles from './PersonCopyScreen.css.ts'

/** Rows that are shown at once; the file has all of them. */
const step = 50
/** A text of so many characters takes a line of its own. */
const long = 60

/** What a copy holds of one kind, a row below the other. */
export function CopiedKind({ of, rows, isWhole }: { of: string; rows: readonly CopiedRow[]; isWhole: boolean }) {
  const t = useCopy()
  const { language } = useLanguage()
  const { kindWords, columnWords, choiceWords } = useCopyWords()
  const [asked, setAsked] = useState(step)
  const count = isWhole ? rows.length : asked
  const left = rows.length - count
  return (
    <Panel isPadded>
      <section aria-label={kindWords(of)}>
        <h2 className={styles.heading}>
          {kindWords(of)}
          <span className={styles.note}>{t('people.found', { count: rows.length })}</span>
        </h2>
        <div className={styles.rows}>
          {rows.slice(0, count).map((row) => (
            <div key={row.id} className={styles.row}>
              {row.through !== '' && (
                <p className={styles.note}>{t('people.through', { kind: kindWords(row.through) })}</p>
              )}
              <DescriptionList
                items={shownValues(row, language, choiceWords).map(([field, value]) => ({
                  label: columnWords(of, field),
                  value,
                  isWide: value.length > long,
                }))}
              />
            </div>
          ))}
        </div>
        {left > 0 && (
          <div className={styles.onScreen}>
            <Button onPress={() => setAsked(count + step)}>{t('people.more', { count: Math.min(step, left) })}</Button>
          </div>
        )}
      </section>
    </Panel>
  )
}
