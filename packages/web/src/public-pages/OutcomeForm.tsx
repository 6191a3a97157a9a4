import { type FormEvent, useState } from 'react'
import type { Errors } from '@icss/core/errors/field-error.ts'
import {
  agreement,
  dropping,
  type IntroductionOutcome,
  type OwnIntroduction,
} from '@icss/core/introductions/introduction.ts'
import { check } from '@icss/core/rules/check.ts'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { PlainTextField } from '@icss/ui/PlainTextField/PlainTextField.tsx'
import { ask } from './ask.ts'
import { usePageCopy } from './page-copy.ts'
import { PageArea } from './PageArea.tsx'
import * as styles from './pages.css.ts'
import { useFieldWords } from './useFieldWords.ts'

export type OutcomeFormProps = {
  outcome: IntroductionOutcome
  /** Told the introduction as it is then. */
  onDone: (introduction: OwnIntroduction) => void
  onCancel: () => void
}

const today = () => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date())

/** What a side says came of an introduction: the day of an agreement, or why there is none. */
export function OutcomeForm({ outcome, onDone, onCancel }: OutcomeFormProps) {
  const { copy, language } = usePageCopy()
  const [agreedOn, setAgreedOn] = useState(today)
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [said, setSaid] = useState('')
  const [isPending, setPending] = useState(false)
  const words = copy.introduction
  const isAgreed = outcome === 'agreed'
  const error = useFieldWords()(errors['reason'] ?? errors['agreedOn'])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const checked = isAgreed ? check(agreement, { agreedOn }) : check(dropping, { reason })
    if (!checked.ok) return setErrors(checked.errors)
    setErrors({})
    setSaid('')
    setPending(true)
    const path = `${location.pathname}/introduction/${isAgreed ? 'agreement' : 'dropping'}`
    const asked = await ask(language, 'POST', path, checked.value)
    setPending(false)
    if (asked.ok) return onDone(asked.value as unknown as OwnIntroduction)
    if ('isOffline' in asked) return setSaid(copy.offline)
    setErrors(asked.errors)
    setSaid(Object.keys(asked.errors).length > 0 ? '' : asked.words)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      {isAgreed ? (
        <PlainTextField
          label={words.agreedOn}
          name="agreedOn"
          type="date"
          size="large"
          isRequired
          value={agreedOn}
          onChange={setAgreedOn}
          error={error}
        />
      ) : (
        <PageArea label={words.reason} rows={3} value={reason} onChange={setReason} error={error} />
      )}
      <p role="status" className={styles.words}>
        {said}
      </p>
      <PlainButton type="submit" variant="primary" size="large" isWide isPending={isPending}>
        {words.send}
      </PlainButton>
      <PlainButton size="large" isWide onClick={onCancel}>
        {copy.cancel}
      </PlainButton>
    </form>
  )
}
