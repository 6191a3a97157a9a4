import { Link } from '@icss/ui/Link/Link.tsx'
import { messageWords } from '@icss/core/messages/message-words.ts'
import type { Message } from '@icss/core/messages/message.ts'
import { useCopy } from '../language/copy.ts'
import { useMessagePath } from './useMessagePath.ts'
import { useReadMessages } from './useReadMessages.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'

export type MessageTextProps = { message: Message; onFollow?: () => void }

/** What a message says, and the way to what it is about; whoever goes there has read it. */
export function MessageText({ message, onFollow }: MessageTextProps) {
  const t = useCopy()
  const path = useMessagePath()(message)
  const { read } = useReadMessages()
  const isReadOnly = useReadsOnly()
  const { id, isRead, name, good, bad, percent } = message
  const words = t(messageWords(message), { name, good, bad, percent })
  if (path === undefined) return words
  return (
    <Link
      href={path}
      onPress={() => {
        if (!isRead && !isReadOnly) read.mutate(id)
        onFollow?.()
      }}
    >
      {words}
    </Link>
  )
}
