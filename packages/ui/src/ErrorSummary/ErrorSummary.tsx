import { CircleAlert } from 'lucide-react'
import type { Ref } from 'react'
import { link, mark, summary, title as titleStyle } from './ErrorSummary.css.ts'
import { focusField } from './focusField.ts'

export type FieldProblem = {
  /** The `name` of the field. */
  name: string
  /** “名称：同一章内不能重名”. */
  message: string
}

export type ErrorSummaryProps = {
  title: string
  problems: readonly FieldProblem[]
  ref?: Ref<HTMLDivElement>
}

/** All that is wrong with a form, each line leading to its field. A Form shows and focuses it by itself. */
export function ErrorSummary({ title, problems, ref }: ErrorSummaryProps) {
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={summary}>
      <CircleAlert size={16} className={mark} />
      <div>
        <p className={titleStyle}>{title}</p>
        <ul>
          {problems.map(({ name, message }) => (
            <li key={`${name} ${message}`}>
              <button
                type="button"
                className={link}
                onClick={(event) => focusField(event.currentTarget.closest('form') ?? document.body, name)}
              >
                {message}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
