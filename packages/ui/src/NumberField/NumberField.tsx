import { Minus, Plus } from 'lucide-react'
import { memo } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField'
import { box, field, input } from '../Field/Field.css.ts'
import { FieldFoot } from '../Field/FieldFoot.tsx'
import { FieldLabel } from '../Field/FieldLabel.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'
import { step, unit as unitStyle } from './NumberField.css.ts'

export type NumberFieldProps = FieldProps &
  Omit<AriaNumberFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | keyof FieldProps> & {
    /** Words behind the number: 节, 元. */
    unit?: string
  }

/** A number with steps; arrow keys step, out of range it snaps back into `minValue` … `maxValue`. */
export const NumberField = memo(function NumberField({
  label,
  isLabelHidden,
  description,
  error,
  unit,
  ...rest
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...rest}
      data-field={rest.name}
      className={field}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel text={label} isRequired={rest.isRequired} isHidden={isLabelHidden} />
      <Group className={box}>
        <Input className={input} />
        {unit !== undefined && <span className={unitStyle}>{unit}</span>}
        <Button slot="decrement" className={step}>
          <Minus size={14} />
        </Button>
        <Button slot="increment" className={step}>
          <Plus size={14} />
        </Button>
      </Group>
      <FieldFoot description={description} error={error} />
    </AriaNumberField>
  )
})
