import { parseDate } from '@internationalized/date'
import { CalendarDays, X } from 'lucide-react'
import { memo, useContext, useMemo } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { DateRangePicker, DateRangePickerStateContext } from 'react-aria-components/DateRangePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { Button } from '../Button/Button.tsx'
import { CalendarBody } from '../Calendar/CalendarBody.tsx'
import { clear, days, opener, presets as presetsStyle, sheet, until } from '../DateField/DateField.css.ts'
import { DateSegments } from '../DateField/DateSegments.tsx'
import { IsoOrder } from '../DateField/IsoOrder.tsx'
import { limitsOf } from '../DateField/limitsOf.ts'
import { field } from '../Field/Field.css.ts'
import { FieldFoot } from '../Field/FieldFoot.tsx'
import { FieldLabel } from '../Field/FieldLabel.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'
import { popover } from '../ListBox/ListBox.css.ts'
import { type DateRange, presetNames, presetRange, type PresetName } from './presets.ts'

export type DateRangeFieldProps = FieldProps & {
  /** Both days counted; null is any time. */
  value: DateRange | null
  onChange: (value: DateRange | null) => void
  /** The day it is for the channel, `2026-11-21`. */
  today: string
  labels: Record<PresetName, string> & { clear: string }
  min?: string
  max?: string
}

/** From one day to another, with today, yesterday, the last 7 and the last 30 days at hand. */
export const DateRangeField = memo(function DateRangeField(props: DateRangeFieldProps) {
  const { label, isLabelHidden, description, error, isRequired = false, isDisabled = false, name } = props
  const { value, onChange, today, labels, min, max } = props
  const range = useMemo(
    () => (value === null ? null : { start: parseDate(value.start), end: parseDate(value.end) }),
    [value],
  )
  const limits = useMemo(() => limitsOf(min, max), [min, max])
  const isEmpty = value === null
  // The same element while a part is typed: only the parts themselves are drawn again.
  const content = useMemo(
    () => (
      <>
        <FieldLabel text={label} isRequired={isRequired} isHidden={isLabelHidden} />
        <Group className={days}>
          <DateSegments slot="start" />
          <span aria-hidden className={until}>
            –
          </span>
          <DateSegments slot="end" />
          {!isEmpty && (
            <AriaButton slot={null} aria-label={labels.clear} className={clear} onPress={() => onChange(null)}>
              <X size={14} />
            </AriaButton>
          )}
          <AriaButton className={opener} style={isEmpty ? {} : { marginInlineStart: 0 }}>
            <CalendarDays size={16} />
          </AriaButton>
        </Group>
        <FieldFoot description={description} error={error} />
        <Popover className={popover} offset={4}>
          <Dialog className={sheet}>
            <Presets onChange={onChange} today={today} labels={labels} />
            <RangeCalendar>
              <CalendarBody />
            </RangeCalendar>
          </Dialog>
        </Popover>
      </>
    ),
    [label, isRequired, isLabelHidden, isEmpty, labels, onChange, description, error, today],
  )
  return (
    <IsoOrder>
      <DateRangePicker
        data-field={name}
        className={field}
        value={range}
        onChange={(chosen) =>
          onChange(chosen === null ? null : { start: chosen.start.toString(), end: chosen.end.toString() })
        }
        isRequired={isRequired}
        isDisabled={isDisabled}
        isInvalid={error !== undefined}
        validationBehavior="aria"
        shouldForceLeadingZeros
        {...limits}
      >
        {content}
      </DateRangePicker>
    </IsoOrder>
  )
})

function Presets({ onChange, today, labels }: Pick<DateRangeFieldProps, 'onChange' | 'today' | 'labels'>) {
  const picker = useContext(DateRangePickerStateContext)
  return (
    <div className={presetsStyle}>
      {presetNames.map((preset) => (
        <Button
          key={preset}
          size="small"
          variant="quiet"
          slot={null}
          onPress={() => {
            onChange(presetRange(preset, today))
            picker?.close()
          }}
        >
          {labels[preset]}
        </Button>
      ))}
    </div>
  )
}
