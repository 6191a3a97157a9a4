import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import type { CodeState } from '@icss/core/sms-codes/sms-code.ts'
import type { Errors } from '@icss/core/errors/field-error.ts'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { PlainTextField } from '@icss/ui/PlainTextField/PlainTextField.tsx'
import { ask, type Asked, goToOwn } from './ask.ts'
import { filled, usePageCopy } from './page-copy.ts'
import * as styles from './pages.css.ts'
import type { Wordings } from './field-words.ts'
import { useFieldWords } from './useFieldWords.ts'
import { useIsScripted } from './useIsScripted.ts'

export type PhoneFormProps = {
  /** Where a code is asked for, and where phone and code are sent. */
  codePath: string
  path: string
  codes: CodeState
  submit: string
  /** What it asks for; a phone and a code unless it says otherwise, as far as the server sends codes. */
  asks?: readonly Asks[]
  /** What is sent with it. */
  beside?: () => Readonly<Record<string, string | boolean | undefined>>
  /** Told why it was refused. */
  onRefused?: (code: string) => void
  /** Fields that stand before those, given what words the fault of each. */
  before?: (wordsOf: (field: string) => string | undefined) => ReactNode
  /** Wordings of faults that this form alone has. */
  wordings?: Wordings
  /** Follows a success, where it opens no session. */
  onDone?: () => void
}

type Asks = 'name' | 'company' | 'phone' | 'code'
const proof: readonly Asks[] = ['phone', 'code']

/** Asks who somebody is, with a code to their phone where the server sends codes, and goes on to the session that this opens. */
export function PhoneForm({
  codePath,
  path,
  codes,
  submit,
  asks = codes === 'off' ? [] : proof,
  beside,
  onRefused,
  before,
  wordings,
  onDone,
}: PhoneFormProps) {
  const { copy, language } = usePageCopy()
  const [name, setName] = useState('')
  const [company, setCompany] = useState('')
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [said, setSaid] = useState('')
  const [seconds, setSeconds] = useState(0)
  const [isPending, setPending] = useState(false)
  useEffect(() => {
    if (seconds <= 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])

  const fieldWords = useFieldWords()
  const isScripted = useIsScripted()
  const wordsOf = (field: string) => fieldWords(errors[field], wordings)
  const take = async (sent: Promise<Asked>, done: (value: Readonly<Record<string, unknown>>) => void) => {
    setPending(true)
    setSaid('')
    setErrors({})
    const asked = await sent
    setPending(false)
    if (asked.ok) return done(asked.value)
    if ('isOffline' in asked) return setSaid(copy.offline)
    onRefused?.(asked.code)
    setErrors(asked.errors)
    if (asked.seconds !== undefined) setSeconds(asked.seconds)
    setSaid(Object.keys(asked.errors).length > 0 ? '' : asked.words)
  }
  const send = () =>
    take(ask(language, 'POST', codePath, { phone }), ({ seconds: wait }) => {
      setSeconds(Number(wait))
      setSaid(copy.code.sent)
    })
  const give = (event: FormEvent) => {
    event.preventDefault()
    const typed = { name, company, phone, code }
    const body = { ...Object.fromEntries(asks.map((field) => [field, typed[field]])), ...beside?.() }
    void take(ask(language, 'POST', path, body), ({ ref }) => (onDone ? onDone() : goToOwn(ref)))
  }
  if (!isScripted) return null
  return (
    <form className={styles.form} onSubmit={give} noValidate>
      {before?.(wordsOf)}
      {asks.includes('name') && (
        <PlainTextField
          label={copy.signIn.name}
          size="large"
          autoComplete="name"
          isRequired
          value={name}
          onChange={setName}
          error={wordsOf('name')}
        />
      )}
      {asks.includes('company') && (
        <PlainTextField
          label={copy.activity.ownCompany}
          size="large"
          autoComplete="organization"
          value={company}
          onChange={setCompany}
          error={wordsOf('company')}
        />
      )}
      {asks.includes('phone') && (
        <PlainTextField
          label={copy.code.phone}
          size="large"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          isRequired
          value={phone}
          onChange={setPhone}
          error={wordsOf('phone')}
        />
      )}
      {asks.includes('code') && (
        <>
          <PlainButton size="large" isPending={isPending || seconds > 0} onClick={() => void send()}>
            {seconds > 0 ? filled(copy.code.again, { seconds: String(seconds) }) : copy.code.send}
          </PlainButton>
          <PlainTextField
            label={copy.code.code}
            size="large"
            inputMode="numeric"
            autoComplete="one-time-code"
            isRequired
            value={code}
            onChange={setCode}
            error={wordsOf('code')}
          />
        </>
      )}
      <p role="status" className={styles.words}>
        {said}
      </p>
      <PlainButton type="submit" variant="primary" size="large" isWide isPending={isPending}>
        {submit}
      </PlainButton>
    </form>
  )
}
