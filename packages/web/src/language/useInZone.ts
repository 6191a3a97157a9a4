import { zoneElsewhere } from '@icss/core/copy/zone.ts'
import { useCopy } from './copy.ts'

/** Says behind a label in which zone its times are, as at `instant` ('' is now); nothing where that is the channel's. */
export function useInZone(): (label: string, instant: string) => string {
  const t = useCopy()
  return (label, instant) => {
    const zone = zoneElsewhere(instant)
    return zone === '' ? label : t('forms.inZone', { label, zone })
  }
}
