import { IdCard } from 'lucide-react'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { useCopy } from '../language/copy.ts'

export type BadgeButtonProps = { name: string; onPress: () => void }

/** Opens the badge of somebody at the desk. */
export function BadgeButton({ name, onPress }: BadgeButtonProps) {
  const t = useCopy()
  return (
    <IconButton
      label={t('participants.badges.openOf', { name })}
      tooltip={t('participants.badges.title')}
      icon={<IdCard size={16} />}
      variant="secondary"
      onPress={onPress}
    />
  )
}
