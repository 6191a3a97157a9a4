import { type FormEvent, useId, useState } from 'react'
import type { Errors } from '@icss/core/errors/field-error.ts'
import {
  agreement,
  dropping,
  type IntroductionOutcome,
  maxDropReason,
  type OwnIntroduction,
} from '@icss/core/introductions/introduction.ts'
import { check } from '@icss/core/rules/check.ts'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { PlainTextField } from '@icss/ui/PlainTextField/PlainTextField.tsx'
import { ask } from './ask.ts'
import { filled, usePageCopy } from './page-copy.ts'
import * as styles from './pages.css.ts'

export type OutcomeFormProps = {
  outcome: IntroductionOutcome
  /** Told the introduction where it has changed. */
  onDone: (introduction?: OwnIntroduction) => void
}

const today = () => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date())

/** What a side says came of an introduction: the day of an agreement, or why there is none. */
export function OutcomeForm({ outcome, onDone }: OutcomeFormProps) {
  const { copy, language } = usePageCopy()
  const [agreedOn, setAgreedOn] = useState(today)
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [said, setSaid] = useState('')
  const [isPending, setPending] = useState(false)
  const id = useId()
  const words = copy.introduction
  const isAgreed = outcome === 'agreed'
  const fault = errors['reason'] ?? errors['agreedOn']
  const error =
    fault?.code === 'rule.max_length'
      ? filled(copy.ownCard.tooLong, { max: String(maxDropReason) })
      : fault && copy.code.required
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
        <label className={styles.choice}>
          <span>{words.reason}</span>
          <textarea
            className={styles.area}
            rows={3}
            required
            aria-invalid={error !== undefined}
            {...(error === undefined ? {} : { 'aria-describedby': `${id}-error` })}
            value={reason}
            onChange={({ target: { value } }) => setReason(value)}
          />
        </label>
      )}
      {!isAgreed && error !== undefined && (
        <p id={`${id}-error`} role="alert" className={styles.fault}>
          {error}
        </p>
      )}
      <p role="status" className={styles.words}>
        {said}
      </p>
      <PlainButton type="submit" variant="primary" size="large" isWide isPending={isPending}>
        {words.send}
      </PlainButton>
      <PlainButton size="large" isWide onClick={() => onDone()}>
        {words.cancel}
      </PlainButton>
    </form>
  )
}
