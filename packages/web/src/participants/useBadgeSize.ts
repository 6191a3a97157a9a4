import { useState } from 'react'
import { type BadgeSize, badgeSizes } from './badge-sizes.ts'

const keptKey = 'icss-badge-size'

/** The size of badges that was chosen last on this device: its printer has that paper. */
export function useBadgeSize(): [BadgeSize, (size: BadgeSize) => void] {
  const [size, setSize] = useState<BadgeSize>(
    () => badgeSizes.find((one) => one === localStorage.getItem(keptKey)) ?? 'card',
  )
  const choose = (chosen: BadgeSize) => {
    localStorage.setItem(keptKey, chosen)
    setSize(chosen)
  }
  return [size, choose]
}
