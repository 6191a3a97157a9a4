import { mark } from './BrandMark.css.ts'

/** The seal, one letter; the name stands beside it. */
export function BrandMark({ letter = '商' }: { letter?: string }) {
  return (
    <span aria-hidden className={mark}>
      {letter}
    </span>
  )
}
