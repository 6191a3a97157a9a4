import type { StatusTone } from '@icss/ui/Status/Status.tsx'
import type { RegistrationStatus } from '@icss/core/companies/company.ts'

/** How a registration status is shown. */
export const registrationTones: Record<RegistrationStatus, StatusTone> = {
  '': 'neutral',
  existing: 'good',
  operating: 'good',
  revoked: 'bad',
  deregistered: 'neutral',
  liquidating: 'warn',
  other: 'neutral',
}
