import { Check, Minus } from 'lucide-react'
import { memo, useId } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox'
import { asterisk } from '../Field/Field.css.ts'
import { hint, problem, row, square } from './Checkbox.css.ts'

export type CheckboxProps = {
  label: string
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  /** Some of what it stands for is chosen, not all. */
  isIndeterminate?: boolean
  description?: string | undefined
  error?: string | undefined
  isRequired?: boolean
  isDisabled?: boolean
  /** Keeps the label for readers only. */
  isLabelHidden?: boolean
  name?: string
}

/** Yes or no that takes effect on saving; what takes effect at once is a Switch. */
export const Checkbox = memo(function Checkbox(props: CheckboxProps) {
  const {
    label,
    isLabelHidden = false,
    description,
    error,
    isIndeterminate = false,
    isRequired = false,
    ...rest
  } = props
  const id = useId()
  const about = error ?? description
  return (
    <div data-field={rest.name}>
      <AriaCheckbox
        {...rest}
        className={row}
        isIndeterminate={isIndeterminate}
        isRequired={isRequired}
        isInvalid={error !== undefined}
        validationBehavior="aria"
        {...(isLabelHidden ? { 'aria-label': label } : {})}
        {...(about === undefined ? {} : { 'aria-describedby': id })}
      >
        <span className={square}>
          {isIndeterminate ? <Minus size={12} strokeWidth={3} /> : <Check size={12} strokeWidth={3} />}
        </span>
        {!isLabelHidden && (
          <span>
            {label}
            {isRequired && (
              <span aria-hidden className={asterisk}>
                *
              </span>
            )}
          </span>
        )}
      </AriaCheckbox>
      {about !== undefined && (
        <div id={id} className={error === undefined ? hint : problem}>
          {about}
        </div>
      )}
    </div>
  )
})
