import type { AuditRecord, ListedRecord } from '@icss/core/audit/audit-record.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { fieldWords } from './field-words.ts'

/** What the server keeps beside what a person fills in. */
const kept = new Set(['id', 'channel_id', 'version', 'created_at', 'updated_at'])

/** The fields of what a record is about that have another value now, in words; none of what was made or deleted. */
export function changedFields(record: AuditRecord & Pick<ListedRecord, 'subject'>, language: Language): string[] {
  const change = record.changes.find(({ id }) => id === record.subject?.id)
  if (!change?.before || !change.after) return []
  const names = Object.keys({ ...change.before, ...change.after }).filter((name) => !kept.has(name))
  return [...new Set(names.map((name) => fieldWords(change.of, name, language)))]
}
