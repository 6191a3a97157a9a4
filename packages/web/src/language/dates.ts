const two = (value: number) => String(value).padStart(2, '0')

/** A moment (ISO 8601) as a local day: 2026-11-21. */
export function day(moment: string): string {
  const date = new Date(moment)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
