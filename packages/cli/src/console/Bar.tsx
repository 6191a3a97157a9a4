import { Text } from 'ink'

/** How much is done, as `width` columns of blocks. */
export function Bar({ share, width }: { share: number; width: number }) {
  const full = Math.round(Math.min(1, Math.max(0, share)) * width)
  return (
    <Text>
      <Text color="cyan">{'█'.repeat(full)}</Text>
      <Text dimColor>{'░'.repeat(width - full)}</Text>
    </Text>
  )
}
