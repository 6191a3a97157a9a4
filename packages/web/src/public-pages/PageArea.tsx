import { useId } from 'react'
import * as styles from './pages.css.ts'

export type PageAreaProps = {
  label: string
  rows: number
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** A text of several lines that a form of a public page asks for. */
export function PageArea({ label, rows, value, onChange, error }: PageAreaProps) {
  const id = useId()
  return (
    <>
      <label className={styles.choice}>
        <span>{label}</span>
        <textarea
          className={styles.area}
          rows={rows}
          required
          aria-invalid={error !== undefined}
          {...(error === undefined ? {} : { 'aria-describedby': `${id}-error` })}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className={styles.fault}>
          {error}
        </p>
      )}
    </>
  )
}
