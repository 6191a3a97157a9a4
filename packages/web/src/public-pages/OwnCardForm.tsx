import { type FormEvent, useState } from 'react'
import { type OwnCard, ownCardDraft, type OwnCardDraft } from '@icss/core/employee-bindings/own-card.ts'
import { seenByChoices } from '@icss/core/employees/employee.ts'
import type { Errors } from '@icss/core/errors/field-error.ts'
import { check } from '@icss/core/rules/check.ts'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { PlainTextField } from '@icss/ui/PlainTextField/PlainTextField.tsx'
import { ask } from './ask.ts'
import { filled, usePageCopy, usePagePlace } from './page-copy.ts'
import * as styles from './pages.css.ts'
import { useFieldWords } from './useFieldWords.ts'

export type OwnCardFormProps = {
  card: OwnCard
  /** Told what to say, and the card as it is then. */
  onClose: (words: string, card: OwnCard) => void
  onCancel: () => void
}

const draftOf = ({ name, position, positionSeenBy, phoneSeenBy, avatarSeenBy }: OwnCard): OwnCardDraft => ({
  name,
  position,
  positionSeenBy,
  phoneSeenBy,
  avatarSeenBy,
})
const texts = ['name', 'position'] as const
const details = ['position', 'phone', 'avatar'] as const

/** What a bound employee changes of their own card. */
export function OwnCardForm({ card, onClose, onCancel }: OwnCardFormProps) {
  const { copy, language } = usePageCopy()
  const [draft, setDraft] = useState(draftOf(card))
  const [errors, setErrors] = useState<Errors>({})
  const [said, setSaid] = useState('')
  const [isPending, setPending] = useState(false)
  const path = `${usePagePlace().path}/employee`

  const wordsOf = useFieldWords()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const checked = check(ownCardDraft, draft)
    if (!checked.ok) return setErrors(checked.errors)
    setErrors({})
    setPending(true)
    const asked = await ask(language, 'PUT', `${path}?version=${card.version}`, checked.value)
    if (asked.ok) return onClose(copy.ownCard.saved, asked.value as unknown as OwnCard)
    setPending(false)
    if ('isOffline' in asked) return setSaid(copy.offline)
    setErrors(asked.errors)
    if (asked.code !== 'request.conflict') return setSaid(Object.keys(asked.errors).length > 0 ? '' : asked.words)
    const latest = await ask(language, 'GET', path)
    if (latest.ok) onClose(copy.ownCard.conflict, latest.value as unknown as OwnCard)
    else setSaid(asked.words)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      {texts.map((field) => (
        <PlainTextField
          key={field}
          label={copy.ownCard[field]}
          size="large"
          isRequired
          name={field}
          value={draft[field]}
          onChange={(text) => setDraft({ ...draft, [field]: text })}
          error={wordsOf(errors[field])}
        />
      ))}
      <p className={styles.words}>{copy.ownCard.phoneHint}</p>
      {details.map((detail) => (
        <label key={detail} className={styles.choice}>
          <span>{filled(copy.ownCard.seenByOf, { what: copy.ownCard[detail].toLocaleLowerCase() })}</span>
          <select
            className={styles.select}
            value={draft[`${detail}SeenBy`]}
            onChange={({ target: { value } }) => setDraft({ ...draft, [`${detail}SeenBy`]: value })}
          >
            {seenByChoices.map((choice) => (
              <option key={choice} value={choice}>
                {copy.ownCard.choices[choice]}
              </option>
            ))}
          </select>
        </label>
      ))}
      <p role="status" className={styles.words}>
        {said}
      </p>
      <PlainButton type="submit" variant="primary" size="large" isWide isPending={isPending}>
        {copy.ownCard.save}
      </PlainButton>
      <PlainButton size="large" isWide onClick={onCancel}>
        {copy.cancel}
      </PlainButton>
    </form>
  )
}
