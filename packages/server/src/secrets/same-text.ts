import { timingSafeEqual } from 'node:crypto'

/** Whether two texts are the same, in a time that says nothing of where they differ; their lengths are no secret. */
export function isSameText(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
