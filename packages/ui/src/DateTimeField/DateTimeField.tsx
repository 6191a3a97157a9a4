import { parseDateTime } from '@internationalized/date'
import { memo, useMemo } from 'react'
import { DayPicker } from '../DateField/DayPicker.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'

export type DateTimeFieldProps = FieldProps & {
  /** `2026-11-21T14:30` on the clock of the channel, or null. */
  value: string | null
  onChange: (value: string | null) => void
  /** First and last day that may be chosen, `2026-11-21`. */
  min?: string
  max?: string
}

/** A minute of a day, of 24 hours: typed part by part, the day also picked from a month. */
export const DateTimeField = memo(function DateTimeField({ value, onChange, ...rest }: DateTimeFieldProps) {
  const minute = useMemo(() => (value === null ? null : parseDateTime(value)), [value])
  return (
    <DayPicker
      {...rest}
      granularity="minute"
      value={minute}
      onChange={(chosen) => onChange(chosen === null ? null : chosen.toString().slice(0, 16))}
    />
  )
})
