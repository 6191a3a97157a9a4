import type { ListedRecord } from '@icss/core/audit/audit-record.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { actionWords } from './action-words.ts'
import { AuditSentence } from './AuditSentence.tsx'
import type { Deed } from './useRecordHistory.ts'

const isWhole = (deed: Deed): deed is ListedRecord => deed.changes !== undefined

/** What was done to the record `about`. */
export function DeedWords({ deed, about }: { deed: Deed; about: string }) {
  const { language } = useLanguage()
  return isWhole(deed) ? <AuditSentence record={deed} about={about} /> : actionWords(deed.action, language)
}
