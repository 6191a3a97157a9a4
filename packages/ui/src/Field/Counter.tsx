import { codePoints } from './codePoints.ts'
import { counter, counterOver } from './Field.css.ts'

/** `10 / 30`; turns red beyond, and nothing is cut off. */
export function Counter({ value, max }: { value: string; max: number }) {
  const count = codePoints(value)
  return (
    <span className={count > max ? counterOver : counter}>
      {count} / {max}
    </span>
  )
}
