import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { ErrorSummary, type FieldProblem } from '../ErrorSummary/ErrorSummary.tsx'
import { focusField } from '../ErrorSummary/focusField.ts'
import { form as formStyle } from './Form.css.ts'
import { FormFault } from './FormFault.tsx'

export type FormProps = {
  /** For a button outside: `<Button type="submit" form={id}>`. */
  id?: string
  /** Called on Enter and on the submitting button; the page is never left. */
  onSubmit: () => void
  /** What is wrong. After a submit that finds something the summary takes the focus, or else the first of these fields. */
  problems?: readonly FieldProblem[]
  /** “有 2 处需要修改”; without it there is no summary, as in a small form, where all fields are in sight. */
  summaryTitle?: string
  /** Why the whole could not be done, where no field is to blame. */
  fault?: string | undefined
  children: ReactNode
}

/** Fields that are sent together. Rules are the caller's, so the browser checks nothing itself. */
export function Form({ id, onSubmit, problems = none, summaryTitle, fault, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)

  useEffect(() => {
    const [first] = problems
    if (!isAsked.current || first === undefined) return
    isAsked.current = false
    if (summary.current) summary.current.focus()
    else if (form.current) focusField(form.current, first.name)
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    isAsked.current = true
    onSubmit()
  }
  return (
    <form
      ref={form}
      className={formStyle}
      noValidate
      onSubmit={submit}
      // A late answer must not take the focus from who types on.
      onInput={() => (isAsked.current = false)}
      {...(id === undefined ? {} : { id })}
    >
      {summaryTitle !== undefined && problems.length > 0 && (
        <ErrorSummary ref={summary} title={summaryTitle} problems={problems} />
      )}
      <FormFault>{fault}</FormFault>
      {children}
    </form>
  )
}

const none: readonly FieldProblem[] = []
