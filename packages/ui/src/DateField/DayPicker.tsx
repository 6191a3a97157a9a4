import { parseDate } from '@internationalized/date'
import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Calendar } from 'react-aria-components/Calendar'
import { DatePicker, type DateValue } from 'react-aria-components/DatePicker'
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

export type DayPickerProps<Value extends DateValue> = FieldProps & {
  value: Value | null
  onChange: (value: DateValue | null) => void
  granularity: 'day' | 'minute'
  min?: string | undefined
  max?: string | undefined
  /** Below the month in what opens. */
  children?: ReactNode
}

/** The field of DateField and DateTimeField. */
export function DayPicker<Value extends DateValue>(props: DayPickerProps<Value>) {
  const { label, isLabelHidden, description, error, isRequired = false, isDisabled = false, name } = props
  const { value, onChange, granularity, min, max, children } = props
  return (
    <IsoOrder>
      <DatePicker<DateValue>
        data-field={name}
        className={field}
        value={value}
        onChange={onChange}
        granularity={granularity}
        hourCycle={24}
        isRequired={isRequired}
        isDisabled={isDisabled}
        isInvalid={error !== undefined}
        validationBehavior="aria"
        shouldForceLeadingZeros
        {...(min === undefined ? {} : { minValue: parseDate(min) })}
        {...(max === undefined ? {} : { maxValue: parseDate(max) })}
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
            {children}
          </Dialog>
        </Popover>
      </DatePicker>
    </IsoOrder>
  )
}
