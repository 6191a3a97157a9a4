import { memo, type ReactNode, type Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { Counter } from '../Field/Counter.tsx'
import { field, input } from '../Field/Field.css.ts'
import { FieldFoot } from '../Field/FieldFoot.tsx'
import { FieldBox } from '../Field/FieldBox.tsx'
import { FieldLabel } from '../Field/FieldLabel.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'

export type TextFieldProps = FieldProps &
  Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'maxLength' | keyof FieldProps> & {
    placeholder?: string
    /** Shows a counter in code points. Longer text is not cut; the caller's rule says what is wrong with it. */
    maxLength?: number
    size?: 'medium' | 'large'
    /** An icon before the text. */
    icon?: ReactNode
    /** A unit or a small button behind the text. */
    suffix?: ReactNode
    inputRef?: Ref<HTMLInputElement>
  }

/** One line of text. */
export const TextField = memo(function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, description, error, placeholder, maxLength, size, icon, suffix, inputRef, ...rest } =
    props
  const { value } = rest
  return (
    <AriaTextField
      {...rest}
      data-field={rest.name}
      className={field}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel text={label} isRequired={rest.isRequired} isHidden={isLabelHidden} />
      <FieldBox isInvalid={error !== undefined} isDisabled={rest.isDisabled === true} isLarge={size === 'large'}>
        {icon}
        <Input
          className={input}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(inputRef === undefined ? {} : { ref: inputRef })}
        />
        {suffix}
      </FieldBox>
      <FieldFoot
        description={description}
        error={error}
        {...(maxLength === undefined ? {} : { aside: <Counter value={value ?? ''} max={maxLength} /> })}
      />
    </AriaTextField>
  )
})
