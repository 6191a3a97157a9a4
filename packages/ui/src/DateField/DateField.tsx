import { parseDate } from '@internationalized/date'
import { memo, useMemo } from 'react'
import type { FieldProps } from '../Field/FieldProps.ts'
import { DayPicker } from './DayPicker.tsx'

export type DateFieldProps = FieldProps & {
  /** `2026-11-21`, or null. */
  value: string | null
  onChange: (value: string | null) => void
  /** First and last day that may be chosen. */
  min?: string
  max?: string
}

/** One day, typed part by part or picked from a month. */
export const DateField = memo(function DateField({ value, onChange, ...rest }: DateFieldProps) {
  const date = useMemo(() => (value === null ? null : parseDate(value)), [value])
  return (
    <DayPicker
      {...rest}
      granularity="day"
      value={date}
      onChange={(chosen) => onChange(chosen === null ? null : chosen.toString().slice(0, 10))}
    />
  )
})
