import { chinaOffset } from '../rules/china-time.ts'

const minute = 60_000
// Until 1991 China had summer time, as its devices remember; a clock that is China's today was so then.
const sinceOneClock = Date.UTC(1992, 0, 1)

const minutesAt = (time: number) => -new Date(time).getTimezoneOffset()

/**
 * The zone of the device at an instant, at present for '', as GMT-5 or GMT+5:30; '' where its clock shows what that of the
 * channels shows, which is China's (ADR 44), and where there is no such instant.
 */
export function zoneElsewhere(instant: string | number | Date): string {
  const time = new Date(instant === '' ? Date.now() : instant).getTime()
  if (Number.isNaN(time)) return ''
  if (minutesAt(Math.max(time, sinceOneClock)) * minute === chinaOffset.milliseconds) return ''
  const offset = Math.round(minutesAt(time))
  if (offset === 0) return 'GMT'
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `GMT${offset < 0 ? '-' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
}
