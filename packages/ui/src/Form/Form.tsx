import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { ErrorSummary, type FieldProblem } from '../ErrorSummary/ErrorSummary.tsx'
import { form } from './Form.css.ts'

export type FormProps = {
  /** For a button outside: `<Button type="submit" form={id}>`. */
  id?: string
  /** Called on Enter and on the submitting button; the page is never left. */
  onSubmit: () => void
  /** What is wrong, for the summary. After a submit that finds something, the summary takes the focus. */
  problems?: readonly FieldProblem[]
  /** “有 2 处需要修改”; without it there is no summary. */
  summaryTitle?: string
  children: ReactNode
}

/** Fields that are sent together. Rules are the caller's, so the browser checks nothing itself. */
export function Form({ id, onSubmit, problems = none, summaryTitle, children }: FormProps) {
  const summary = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)

  useEffect(() => {
    if (!isAsked.current || problems.length === 0) return
    isAsked.current = false
    summary.current?.focus()
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    isAsked.current = true
    onSubmit()
  }
  return (
    <form
      className={form}
      noValidate
      onSubmit={submit}
      // A late answer must not take the focus from who types on.
      onInput={() => (isAsked.current = false)}
      {...(id === undefined ? {} : { id })}
    >
      {summaryTitle !== undefined && problems.length > 0 && (
        <ErrorSummary ref={summary} title={summaryTitle} problems={problems} />
      )}
      {children}
    </form>
  )
}

const none: readonly FieldProblem[] = []
