import { Link } from '@icss/ui/Link/Link.tsx'
import { messageWords } from '@icss/core/messages/message-words.ts'
import type { Message } from '@icss/core/messages/message.ts'
import { useCopy } from '../language/copy.ts'
import { useMessagePath } from './useMessagePath.ts'

/** What a message says, and the way to what it is about. */
export function MessageText({ message }: { message: Message }) {
  const t = useCopy()
  const path = useMessagePath()(message)
  const { name, good, bad, percent } = message
  const words = t(messageWords(message), { name, good, bad, percent })
  return path === undefined ? words : <Link href={path}>{words}</Link>
}
