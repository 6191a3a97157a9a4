import { zoneElsewhere } from '@icss/core/copy/zone.ts'
import { useCopy } from './copy.ts'

/** Says behind a label in which zone times below it are, as at `instant`; nothing where that is the channel's. */
export function useInZone(): (label: string, instant: string | number) => string {
  const t = useCopy()
  return (label, instant) => {
    const zone = zoneElsewhere(instant)
    return zone === '' ? label : t('forms.inZone', { label, zone })
  }
}
