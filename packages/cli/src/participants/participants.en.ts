import type { Translation } from '@icss/core/copy/translate.ts'
import type { participantsCliZh } from './participants.zh.ts'

export const participantsCliEn: Translation<typeof participantsCliZh> = {
  taken: 'Added: {{added}}. On the list already: {{known}}. Without a phone number: {{left}}.',
}
