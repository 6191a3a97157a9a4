import { useEffect, useMemo, useState } from 'react'
import type { ProofRecord } from '@icss/core/lotteries/draw-record.ts'
import { Save } from './check-icons.tsx'
import { useCheckWords } from './check-words.ts'
import * as styles from './check.css.ts'
import { scriptHashes, type ScriptHash } from './script-hashes.ts'

export type CheckYourselfProps = { text: string; name: string; records: readonly ProofRecord[] }

/** The file, the command, the program's fingerprint, and the hashes of the records: for whoever does not trust this page. */
export function CheckYourself({ text, name, records }: CheckYourselfProps) {
  const { t } = useCheckWords()
  const [scripts, setScripts] = useState<readonly ScriptHash[] | 'unknown'>()
  const file = useMemo(() => URL.createObjectURL(new Blob([text], { type: 'application/json' })), [text])
  useEffect(() => () => URL.revokeObjectURL(file), [file])
  useEffect(() => {
    scriptHashes().then(setScripts, () => setScripts('unknown'))
  }, [])
  return (
    <>
      <a className={styles.act} href={file} download={name}>
        <Save size={18} />
        {t('page.file')}
      </a>
      <details className={styles.details}>
        <summary className={styles.summary}>{t('page.yourself')}</summary>
        <p>{t('page.own')}</p>
        <p>{t('page.documentation')}</p>
        <h3 className={styles.reasonTitle}>{t('page.command')}</h3>
        <code className={styles.code}>icss lottery verify {name}</code>
        <h3 className={styles.reasonTitle}>{t('page.script')}</h3>
        {scripts === 'unknown' && <p className={styles.note}>{t('page.scriptUnknown')}</p>}
        {Array.isArray(scripts) &&
          scripts.map((script) => (
            <p key={script.name} className={styles.note}>
              {script.name}
              <code className={styles.code}>{script.hash}</code>
            </p>
          ))}
        {records.length > 0 && <h3 className={styles.reasonTitle}>{t('page.records')}</h3>}
        {records.map(({ type, hash }, i) => (
          <p key={hash} className={styles.note}>
            {t('page.record', { record: i + 1, type: t(`types.${type}`) })}
            <code className={styles.code}>{hash}</code>
          </p>
        ))}
      </details>
    </>
  )
}
