import { memo, useCallback } from 'react'
import { DateField, type DateFieldProps } from '@icss/ui/DateField/DateField.tsx'

export type DayFieldProps = Omit<DateFieldProps, 'value' | 'onChange'> & {
  /** `2026-11-21`, '' for none. */
  value: string
  onChange: (value: string) => void
}

/** A day of a draft, which may be left out. */
export const DayField = memo(function DayField({ value, onChange, ...field }: DayFieldProps) {
  const change = useCallback((day: string | null) => onChange(day ?? ''), [onChange])
  return <DateField {...field} value={value === '' ? null : value} onChange={change} />
})
