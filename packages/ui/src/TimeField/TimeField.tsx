import { parseTime } from '@internationalized/date'
import { Clock } from 'lucide-react'
import { memo } from 'react'
import { Group } from 'react-aria-components/Group'
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField'
import { DateSegments } from '../DateField/DateSegments.tsx'
import { box, field } from '../Field/Field.css.ts'
import { FieldFoot } from '../Field/FieldFoot.tsx'
import { FieldLabel } from '../Field/FieldLabel.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'
import { face } from './TimeField.css.ts'

export type TimeFieldProps = FieldProps & {
  /** `14:30`, or null. */
  value: string | null
  onChange: (value: string | null) => void
  min?: string
  max?: string
}

/** An hour and a minute of 24 hours; digits go from part to part, arrows step. */
export const TimeField = memo(function TimeField(props: TimeFieldProps) {
  const { label, isLabelHidden, description, error, isRequired = false, isDisabled = false, name } = props
  const { value, onChange, min, max } = props
  return (
    <AriaTimeField
      data-field={name}
      className={field}
      value={value === null ? null : parseTime(value)}
      onChange={(time) => onChange(time === null ? null : time.toString().slice(0, 5))}
      granularity="minute"
      hourCycle={24}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      shouldForceLeadingZeros
      {...(min === undefined ? {} : { minValue: parseTime(min) })}
      {...(max === undefined ? {} : { maxValue: parseTime(max) })}
      {...(name === undefined ? {} : { name })}
    >
      <FieldLabel text={label} isRequired={isRequired} isHidden={isLabelHidden} />
      <Group className={box}>
        <DateSegments />
        <Clock size={16} className={face} />
      </Group>
      <FieldFoot description={description} error={error} />
    </AriaTimeField>
  )
})
