import { type FormEvent, useState } from 'react'
import type { Errors } from '@icss/core/errors/field-error.ts'
import { ownPath, publicPath } from '@icss/core/public-links/public-paths.ts'
import { type ReportType, reportTypes } from '@icss/core/reports/report.ts'
import { reportsEn } from '@icss/core/reports/reports.en.ts'
import { reportsZh } from '@icss/core/reports/reports.zh.ts'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { ask } from './ask.ts'
import { usePageCopy } from './page-copy.ts'
import { PageArea } from './PageArea.tsx'
import * as styles from './pages.css.ts'
import { useFieldWords } from './useFieldWords.ts'

export type ReportFormProps = {
  /** What names the own card of whoever reports. */
  reporter: string
  onCancel: () => void
}

/** Reports what the page shows, as a bound employee. */
export function ReportForm({ reporter, onCancel }: ReportFormProps) {
  const { copy, language } = usePageCopy()
  const [type, setType] = useState<ReportType>('falseInformation')
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [said, setSaid] = useState('')
  const [isPending, setPending] = useState(false)
  const [isDone, setDone] = useState(false)
  const { types } = language === 'zh' ? reportsZh : reportsEn
  const words = copy.report
  const wordsOf = useFieldWords()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (reason.trim() === '') return setErrors({ reason: { code: 'rule.required', params: {} } })
    setPending(true)
    setErrors({})
    setSaid('')
    const token = location.pathname.slice(publicPath.length)
    const asked = await ask(language, 'POST', `${ownPath}${reporter}/reports`, { token, type, reason })
    setPending(false)
    if (asked.ok) return setDone(true)
    if ('isOffline' in asked) return setSaid(copy.offline)
    setErrors(asked.errors)
    setSaid(Object.keys(asked.errors).length > 0 ? '' : asked.words)
  }
  if (isDone)
    return (
      <p role="status" className={styles.words}>
        {words.done}
      </p>
    )
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <h2 className={styles.subtitle}>{words.title}</h2>
      <label className={styles.choice}>
        <span>{words.type}</span>
        <select
          className={styles.select}
          value={type}
          onChange={({ target: { value } }) => setType(value as ReportType)}
        >
          {reportTypes.map((one) => (
            <option key={one} value={one}>
              {types[one]}
            </option>
          ))}
        </select>
      </label>
      <PageArea label={words.reason} rows={4} value={reason} onChange={setReason} error={wordsOf(errors['reason'])} />
      <p className={styles.words}>{words.text}</p>
      <p role="status" className={styles.words}>
        {said}
      </p>
      <PlainButton type="submit" variant="primary" size="large" isWide isPending={isPending}>
        {words.submit}
      </PlainButton>
      <PlainButton size="large" isWide onClick={onCancel}>
        {copy.cancel}
      </PlainButton>
    </form>
  )
}
