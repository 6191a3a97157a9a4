import { CalendarDays } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
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
import { limitsOf } from './limitsOf.ts'

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
  const limits = useMemo(() => limitsOf(min, max), [min, max])
  // The same element while a part is typed: only the parts themselves are drawn again.
  const content = useMemo(
    () => (
      <>
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
      </>
    ),
    [label, isRequired, isLabelHidden, description, error, children],
  )
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
        {...limits}
        {...(name === undefined ? {} : { name })}
      >
        {content}
      </DatePicker>
    </IsoOrder>
  )
}
