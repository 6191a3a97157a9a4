import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import {
  asterisk,
  box,
  boxLarge,
  error as errorStyle,
  field,
  foot,
  hidden,
  input,
  label as labelStyle,
} from '../Field/Field.css.ts'
import type { FieldProps } from '../Field/FieldProps.ts'

export type PlainTextFieldProps = Omit<FieldProps, 'description'> &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'name' | 'type' | 'autoComplete' | 'autoFocus' | 'inputMode' | 'placeholder' | 'spellCheck' | 'defaultValue'
  > & {
    value?: string
    onChange?: (value: string) => void
    isReadOnly?: boolean
    size?: 'medium' | 'large'
    /** A small button behind the text. */
    suffix?: ReactNode
  }

/**
 * One line of text in native elements, for what stands before everything else has loaded, such as the login. Elsewhere
 * use `TextField`, which also counts, describes and takes part in forms.
 */
export function PlainTextField(props: PlainTextFieldProps) {
  const { label, isLabelHidden, error, isRequired, isDisabled, isReadOnly, size, suffix, value, onChange, ...rest } =
    props
  const id = useId()
  const isInvalid = error !== undefined
  return (
    <div className={field} data-field={rest.name}>
      <label htmlFor={id} className={isLabelHidden ? hidden : labelStyle}>
        {label}
        {isRequired && (
          <span aria-hidden className={asterisk}>
            *
          </span>
        )}
      </label>
      <div
        className={`${box} ${size === 'large' ? boxLarge : ''}`}
        data-invalid={isInvalid || undefined}
        data-disabled={isDisabled || undefined}
      >
        <input
          {...rest}
          {...(value === undefined ? {} : { value })}
          id={id}
          className={input}
          onChange={(event) => onChange?.(event.target.value)}
          required={isRequired}
          disabled={isDisabled}
          readOnly={isReadOnly}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
        />
        {suffix}
      </div>
      {isInvalid && (
        <div className={foot}>
          <span id={`${id}-error`} className={errorStyle}>
            {error}
          </span>
        </div>
      )}
    </div>
  )
}
