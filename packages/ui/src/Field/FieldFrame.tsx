import type { ReactNode } from 'react'
import {
  asterisk,
  description as descriptionStyle,
  error as errorStyle,
  field,
  foot,
  hidden,
  label as labelStyle,
  note as noteStyle,
} from './Field.css.ts'
import type { FieldProps } from './FieldProps.ts'

export type FieldFrameProps = Pick<FieldProps, 'label' | 'isLabelHidden' | 'description' | 'error' | 'name'> & {
  /** `${id}-label` names the label, `${id}-about` what stands below. */
  id: string
  /** The one input that the label belongs to; without it the whole is a group of that name. */
  inputId?: string
  isRequired?: boolean | undefined
  /** Stands at the end of the foot, as a counter does. */
  aside?: ReactNode
  /** Stands whether or not something is wrong; `${id}-note` names it. */
  note?: string | undefined
  children: ReactNode
}

/** Label and foot around a field that react-aria has no piece for: tags, files, rich text. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, inputId, label, isLabelHidden = false, isRequired = false, description, error, name, aside, note } = props
  const about = error ?? description
  const labelLook = isLabelHidden ? hidden : labelStyle
  const words = (
    <>
      {label}
      {isRequired && (
        <span aria-hidden className={asterisk}>
          *
        </span>
      )}
    </>
  )
  const group = inputId === undefined ? { role: 'group', 'aria-labelledby': `${id}-label` } : {}
  return (
    <div className={field} data-field={name} {...group}>
      {inputId === undefined ? (
        <span id={`${id}-label`} className={labelLook}>
          {words}
        </span>
      ) : (
        <label id={`${id}-label`} htmlFor={inputId} className={labelLook}>
          {words}
        </label>
      )}
      {props.children}
      {note !== undefined && (
        <span id={`${id}-note`} className={noteStyle}>
          {note}
        </span>
      )}
      <div className={foot} aria-live="polite">
        {about !== undefined && (
          <span id={`${id}-about`} className={error === undefined ? descriptionStyle : errorStyle}>
            {about}
          </span>
        )}
        {aside}
      </div>
    </div>
  )
}
