import { parseDate } from '@internationalized/date'
import { CalendarDays } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Calendar } from 'react-aria-components/Calendar'
import { DatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import { CalendarBody } from '../Calendar/CalendarBody.tsx'
import { box, field } from '../Field/Field.css.ts'
import { FieldFoot } from '../Field/FieldFoot.tsx'
import { FieldLabel } from '../Field/FieldLabel.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'
import { popover } from '../ListBox/ListBox.css.ts'
import { opener, sheet } from './DateField.css.ts'
import { DateSegments } from './DateSegments.tsx'
import { IsoOrder } from './IsoOrder.tsx'

export type DateFieldProps = FieldProps & {
  /** `2026-11-21`, or null. */
  value: string | null
  onChange: (value: string | null) => void
  /** First and last day that may be chosen. */
  min?: string
  max?: string
}

/** One day, typed part by part or picked from a month. */
export function DateField(props: DateFieldProps) {
  const {
    label,
    isLabelHidden,
    description,
    error,
    isRequired = false,
    isDisabled = false,
    name,
    value,
    onChange,
  } = props
  return (
    <IsoOrder>
      <DatePicker
        data-field={name}
        className={field}
        value={value === null ? null : parseDate(value)}
        onChange={(date) => onChange(date === null ? null : date.toString().slice(0, 10))}
        isRequired={isRequired}
        isDisabled={isDisabled}
        isInvalid={error !== undefined}
        validationBehavior="aria"
        shouldForceLeadingZeros
        {...(props.min === undefined ? {} : { minValue: parseDate(props.min) })}
        {...(props.max === undefined ? {} : { maxValue: parseDate(props.max) })}
        {...(name === undefined ? {} : { name })}
      >
        <FieldLabel text={label} isRequired={isRequired} isHidden={isLabelHidden} />
        <Group className={box}>
          <DateSegments />
          <Button className={opener}>
            <CalendarDays size={16} />
          </Button>
        </Group>
        <FieldFoot description={description} error={error} />
        <Popover className={popover} offset={4}>
          <Dialog className={sheet}>
            <Calendar>
              <CalendarBody />
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    </IsoOrder>
  )
}
