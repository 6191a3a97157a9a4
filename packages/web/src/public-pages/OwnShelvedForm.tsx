import { type FormEvent, useState } from 'react'
import { withZone } from '@icss/core/copy/format.ts'
import { demandTypes, ownDemandDraft } from '@icss/core/demands/demand.ts'
import type { Errors } from '@icss/core/errors/field-error.ts'
import { ownResourceDraft, resourceTypes } from '@icss/core/resources/resource.ts'
import { shelfEn } from '@icss/core/resources/shelf.en.ts'
import { subjectOf } from '@icss/core/resources/shelf-rules.ts'
import { shelfZh } from '@icss/core/resources/shelf.zh.ts'
import { check } from '@icss/core/rules/check.ts'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { PlainTextField } from '@icss/ui/PlainTextField/PlainTextField.tsx'
import { ask } from './ask.ts'
import type { Filed, FiledNoun } from './own-filed.ts'
import { filled, usePageCopy, usePagePlace } from './page-copy.ts'
import { PageArea } from './PageArea.tsx'
import * as styles from './pages.css.ts'
import { useFieldWords } from './useFieldWords.ts'

export type OwnShelvedFormProps = {
  noun: FiledNoun
  /** What is changed, as it is stored; none where one is filed. */
  stored: Filed | undefined
  onSaved: (one: Filed) => void
  /** Told that somebody else has changed what is stored, or that it is gone. */
  onConflict: () => Promise<void>
  onCancel: () => void
}

const kinds = {
  resources: { schema: ownResourceDraft, types: resourceTypes },
  demands: { schema: ownDemandDraft, types: demandTypes },
} as const

/** An instant as a field of day and time has it, in the zone of the phone. */
function localTimeOf(instant: string): string {
  const time = new Date(instant)
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const valuesOf = (stored: Filed | undefined, type: number) => ({
  type: stored?.type ?? type,
  name: stored?.name ?? '',
  title: stored?.title ?? '',
  content: stored?.content ?? '',
  expiresAt: stored?.expiresAt ? localTimeOf(stored.expiresAt) : '',
})

/** Files a resource or a demand for the company of the own card, or changes one. */
export function OwnShelvedForm({ noun, stored, onSaved, onConflict, onCancel }: OwnShelvedFormProps) {
  const { copy, language } = usePageCopy()
  const { schema, types } = kinds[noun]
  const [draft, setDraft] = useState(() => valuesOf(stored, types[0]))
  const [errors, setErrors] = useState<Errors>({})
  const [said, setSaid] = useState('')
  const [isPending, setPending] = useState(false)
  const { path } = usePagePlace()
  const { fields, hints } = language === 'zh' ? shelfZh : shelfEn
  const words = copy.ownShelf
  const wordsOf = useFieldWords()

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const { expiresAt } = draft
    const checked = check(schema as typeof ownResourceDraft, {
      ...draft,
      expiresAt: expiresAt === '' ? '' : new Date(expiresAt).toISOString(),
    })
    if (!checked.ok) return setErrors(checked.errors)
    setErrors({})
    setSaid('')
    setPending(true)
    const asked = stored
      ? await ask(language, 'PUT', `${path}/${noun}/${stored.id}?version=${stored.version}`, checked.value)
      : await ask(language, 'POST', `${path}/${noun}`, checked.value)
    if (asked.ok) return onSaved(asked.value as unknown as Filed)
    if ('isOffline' in asked) setSaid(copy.offline)
    else if (stored && (asked.code === 'request.conflict' || asked.code === 'request.not_found')) {
      setSaid(words.conflict)
      await onConflict()
    } else {
      setErrors(asked.errors)
      setSaid(Object.keys(asked.errors).length > 0 ? '' : asked.words)
    }
    setPending(false)
  }
  const text = (field: 'name' | 'title' | 'expiresAt') => ({
    label: fields[field],
    name: field,
    value: draft[field],
    onChange: (value: string) => setDraft({ ...draft, [field]: value }),
    error: wordsOf(errors[field]),
    size: 'large' as const,
  })
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <h3 className={styles.lead}>{stored ? filled(words.changeOf, { name: stored.name }) : words.file[noun]}</h3>
      <label className={styles.choice}>
        <span>{fields.type}</span>
        <select
          className={styles.select}
          value={draft.type}
          onChange={({ target: { value } }) => setDraft({ ...draft, type: Number(value) })}
        >
          {types.map((type) => (
            <option key={type} value={type}>
              {copy.shelved.subjects[subjectOf(type)]}
            </option>
          ))}
        </select>
      </label>
      <PlainTextField {...text('name')} isRequired />
      <PlainTextField {...text('title')} />
      <PageArea
        label={fields.content}
        rows={5}
        value={draft.content}
        onChange={(content) => setDraft({ ...draft, content })}
        error={wordsOf(errors['content'])}
      />
      <PlainTextField
        {...text('expiresAt')}
        label={withZone(fields.expiresAt, draft.expiresAt)}
        type="datetime-local"
      />
      <p className={styles.words}>{hints.expiresAt}</p>
      {stored && <p className={styles.words}>{words.waitsAgain}</p>}
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
