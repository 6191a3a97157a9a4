import { type FormEvent, useState } from 'react'
import { newNonce } from '@icss/core/desk/new-nonce.ts'
import type { Errors } from '@icss/core/errors/field-error.ts'
import { type ParticipantDraft, participantDraft } from '@icss/core/participants/participant.ts'
import { check } from '@icss/core/rules/check.ts'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { PlainTextField } from '@icss/ui/PlainTextField/PlainTextField.tsx'
import { usePageCopy } from './page-copy.ts'
import * as styles from './pages.css.ts'
import { useFieldWords } from './useFieldWords.ts'

export type WalkInPerson = ParticipantDraft
export type DeskWalkInProps = {
  /** What was looked for, which may be their name. */
  name: string
  isPending: boolean
  /** `nonce` stays the same however often it is tried. */
  onAdd: (nonce: string, person: WalkInPerson) => Promise<void>
  onCancel: () => void
}

const fields = [
  { field: 'name', autoComplete: 'off', inputMode: 'text' },
  { field: 'phone', autoComplete: 'off', inputMode: 'tel' },
  { field: 'company', autoComplete: 'off', inputMode: 'text' },
] as const

/** Adds somebody at the desk whom nobody expected. */
export function DeskWalkIn({ name, isPending, onAdd, onCancel }: DeskWalkInProps) {
  const { copy } = usePageCopy()
  const { desk } = copy
  const [nonce] = useState(newNonce)
  const [person, setPerson] = useState({ name, phone: '', company: '' })
  const [errors, setErrors] = useState<Errors>({})
  const wordsOf = useFieldWords()
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const checked = check(participantDraft, { ...person, seat: '' })
    setErrors(checked.ok ? {} : checked.errors)
    if (checked.ok) void onAdd(nonce, checked.value)
  }
  return (
    <form className={styles.form} aria-label={desk.walkIn} onSubmit={add} noValidate>
      {fields.map(({ field, ...rest }, at) => (
        <PlainTextField
          key={field}
          label={desk[field]}
          size="large"
          isRequired={field === 'name'}
          autoFocus={at === 0}
          value={person[field]}
          onChange={(text) => setPerson({ ...person, [field]: text })}
          error={wordsOf(errors[field])}
          {...rest}
        />
      ))}
      <PlainButton type="submit" variant="primary" size="large" isWide isPending={isPending}>
        {desk.add}
      </PlainButton>
      <PlainButton size="large" isWide onClick={onCancel}>
        {copy.cancel}
      </PlainButton>
    </form>
  )
}
