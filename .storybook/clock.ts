/** When stories take place: calendars mark today, and lives begin at a time. */
const start = Date.parse('2026-11-21T14:30:00+08:00')

const RealDate = Date
const opened = RealDate.now()
// Pictures are taken at one moment.
const standsStill = /StorybookTestRunner|Chromatic/.test(navigator.userAgent)
const now = () => (standsStill ? start : start + RealDate.now() - opened)

globalThis.Date = class extends RealDate {
  constructor(...parts: [] | [number]) {
    super(...((parts.length === 0 ? [now()] : parts) as [number]))
  }
  static override now() {
    return now()
  }
} as DateConstructor
