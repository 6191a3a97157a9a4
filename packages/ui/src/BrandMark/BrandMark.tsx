import { useMissing } from '../LazyImage/useMissing.ts'
import { mark, picture } from './BrandMark.css.ts'

export type BrandMarkProps = {
  /** A letter, or a mini text of up to five such as “ICSS”. */
  letter?: string
  /** Address of the channel's logo; the letter stands in while it is missing or cannot be had. */
  logo?: string | undefined
}

/** The seal, or the logo of a channel; the name stands beside it. */
export function BrandMark({ letter = '商', logo }: BrandMarkProps) {
  const { isMissing, watch } = useMissing(logo)
  if (logo !== undefined && !isMissing) return <img className={picture} src={logo} alt="" {...watch} />
  const letters = Array.from(letter).slice(0, 5)
  return (
    <span
      aria-hidden
      className={mark}
      style={letters.length > 1 ? { fontSize: letters.length > 2 ? 10 : 12 } : undefined}
    >
      {letters.join('')}
    </span>
  )
}
