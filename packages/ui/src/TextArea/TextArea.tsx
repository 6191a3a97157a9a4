import { memo, type Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { Counter } from '../Field/Counter.tsx'
import { field } from '../Field/Field.css.ts'
import { FieldFoot } from '../Field/FieldFoot.tsx'
import { FieldBox } from '../Field/FieldBox.tsx'
import { FieldLabel } from '../Field/FieldLabel.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'
import { area } from './TextArea.css.ts'

export type TextAreaProps = FieldProps &
  Omit<
    AriaTextFieldProps,
    'className' | 'style' | 'children' | 'isInvalid' | 'maxLength' | 'type' | keyof FieldProps
  > & {
    placeholder?: string
    rows?: number
    /** Shows a counter in code points; longer text is not cut. */
    maxLength?: number
    inputRef?: Ref<HTMLTextAreaElement>
  }

/** Several lines of plain text. */
export const TextArea = memo(function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, description, error, placeholder, rows = 3, maxLength, inputRef, ...rest } = props
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
      <FieldBox isInvalid={error !== undefined} isDisabled={rest.isDisabled === true}>
        <AriaTextArea
          className={area}
          rows={rows}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(inputRef === undefined ? {} : { ref: inputRef })}
        />
      </FieldBox>
      <FieldFoot
        description={description}
        error={error}
        {...(maxLength === undefined ? {} : { aside: <Counter value={value ?? ''} max={maxLength} /> })}
      />
    </AriaTextField>
  )
})
