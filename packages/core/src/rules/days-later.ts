/** So many days after an instant, at the same time of the clock where the device is: a change to summer time leaves it. */
export function daysLater(instant: string | number | Date, days: number): string {
  const date = new Date(instant)
  date.setDate(date.getDate() + days)
  return date.toISOString()
}
