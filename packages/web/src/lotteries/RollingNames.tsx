import { useEffect, useState } from 'react'
import { cardSizes, mostLarge } from './card-sizes.ts'
import * as styles from './DrawStage.css.ts'

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Milliseconds that a name stands. */
const every = 60

/** Rows that the words below the names take. */
const rowsOfWords = 2

export type RollingNamesProps = { names: readonly string[]; count: number; label: string }

/** Names of those who can still win, rolling until somebody stops them; still where motion is not wanted. */
export function RollingNames({ names, count, label }: RollingNamesProps) {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (isStill()) return undefined
    let frame = 0
    let last = 0
    const roll = (now: number) => {
      if (now - last >= every) {
        last = now
        setTurn((before) => before + 1)
      }
      frame = requestAnimationFrame(roll)
    }
    frame = requestAnimationFrame(roll)
    return () => cancelAnimationFrame(frame)
  }, [])
  const nameAt = (place: number) => names[(turn * 7 + place * 13) % Math.max(1, names.length)] ?? ''
  const isMany = count > mostLarge
  const list = (
    <ul className={isMany ? styles.many : styles.cards} aria-label={label} aria-busy>
      {Array.from({ length: count }, (_, place) => (
        // A card has no identity beside its place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place} className={styles.card} aria-hidden>
          <span className={styles.winner}>{isStill() ? '＊' : nameAt(place)}</span>
        </li>
      ))}
    </ul>
  )
  if (!isMany) return list
  return (
    <div className={styles.fitted} style={cardSizes([count], { rows: rowsOfWords })}>
      {list}
    </div>
  )
}
