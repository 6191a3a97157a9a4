import { Select } from '@icss/ui/Select/Select.tsx'
import { useCopy } from '../language/copy.ts'
import { type BadgeSize, badgesAPage, badgeSizes } from './badge-sizes.ts'

export type BadgeSizeSelectProps = {
  value: BadgeSize
  onChange: (size: BadgeSize) => void
  /** Says how many an A4 page holds. */
  isOnA4?: boolean
}

export function BadgeSizeSelect({ value, onChange, isOnA4 = false }: BadgeSizeSelectProps) {
  const t = useCopy()
  const labelOf = (size: BadgeSize) => {
    const words = t(`participants.badges.sizes.${size}`)
    return isOnA4 ? t('participants.badges.onA4', { size: words, many: badgesAPage[size] }) : words
  }
  return (
    <Select
      label={t('participants.badges.size')}
      isLabelHidden
      options={badgeSizes.map((size) => ({ value: size, label: labelOf(size) }))}
      value={value}
      onChange={(size) => onChange(size as BadgeSize)}
    />
  )
}
