import { memo, type ReactNode } from 'react'
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import { field } from '../Field/Field.css.ts'
import { FieldFoot } from '../Field/FieldFoot.tsx'
import { FieldLabel } from '../Field/FieldLabel.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'
import type { Option } from '../ListBox/Option.ts'
import { choice, choices, circle, hint, segment } from './RadioGroup.css.ts'

export type RadioGroupProps = FieldProps & {
  options: readonly (Option & { icon?: ReactNode })[]
  value: string | null
  onChange: (value: string) => void
  /** Side by side, where the words are short. */
  isRow?: boolean
  /** As one control of a few short words, for how what is below it is shown. */
  isSegmented?: boolean
}

/** One of two to five, all in sight. Arrow keys choose. */
export const RadioGroup = memo(function RadioGroup(props: RadioGroupProps) {
  const { label, isLabelHidden, description, error, isRequired = false, isDisabled = false, name, options } = props
  const { isRow = false, isSegmented = false } = props
  return (
    <AriaRadioGroup
      data-field={name}
      className={field}
      value={props.value}
      onChange={props.onChange}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      {...(name === undefined ? {} : { name })}
    >
      <FieldLabel text={label} isRequired={isRequired} isHidden={isLabelHidden} />
      <div className={choices[isSegmented ? 'segments' : isRow ? 'row' : 'column']}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled === true}
            className={isSegmented ? segment : choice}
          >
            {isSegmented ? option.icon : <span className={circle} />}
            <span>
              {option.label}
              {option.description !== undefined && <span className={hint}>{option.description}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldFoot description={description} error={error} />
    </AriaRadioGroup>
  )
})
