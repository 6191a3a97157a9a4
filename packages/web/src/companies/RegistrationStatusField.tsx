import { memo } from 'react'
import { Select } from '@icss/ui/Select/Select.tsx'
import { registrationStatuses } from '@icss/core/companies/company.ts'
import { useCopy } from '../language/copy.ts'

export type RegistrationStatusFieldProps = {
  name: string
  label: string
  error?: string
  /** '' for none. */
  value: string
  onChange: (status: string) => void
}

const none = 'none'

/** The registration status of a company, or none. */
export const RegistrationStatusField = memo(function RegistrationStatusField(props: RegistrationStatusFieldProps) {
  const { value, onChange, ...field } = props
  const t = useCopy()
  return (
    <Select
      {...field}
      placeholder={t('companies.registrationStatus.')}
      options={registrationStatuses.map((one) => ({
        value: one === '' ? none : one,
        label: t(`companies.registrationStatus.${one}`),
      }))}
      value={value === '' ? none : value}
      onChange={(chosen) => onChange(chosen === none ? '' : chosen)}
    />
  )
})
