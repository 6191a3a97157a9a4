import type { ListedRecord } from '@icss/core/audit/audit-record.ts'
import { Highlight } from '@icss/ui/Highlight/Highlight.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useRecordPath } from '../shell/useRecordPath.ts'
import { actionWords } from './action-words.ts'
import { changedFields } from './changed-fields.ts'

/** Fields that are named in a line at most. */
const most = 4

export type AuditSentenceProps = {
  record: ListedRecord
  /** The record whose own page this is: its name is left out. */
  about?: string
}

/** What was done to what: its name leads to it, as long as it is there; the fields that changed follow. */
export function AuditSentence({ record, about: known }: AuditSentenceProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const pathOf = useRecordPath()
  const { subject, action, changes } = record
  const isDeleted = changes.some(({ id, after }) => id === subject?.id && after === null)
  const path = subject && !isDeleted ? pathOf(subject.noun, subject.id) : undefined
  const words = actionWords(action, language)
  const fields = changedFields(record, language)
  const shown = fields.slice(0, most).join(t('audit.and'))
  const named = fields.length > most ? t('audit.andMore', { fields: shown, count: fields.length }) : shown
  const about = named === '' ? '' : `${t('audit.colon')}${named}`
  if (!subject || subject.name === '' || subject.id === known) return <span title={words + about}>{words + about}</span>
  const [before = '', after = ''] = t('audit.quoted', { name: '\n' }).split('\n')
  const name = <Highlight text={subject.name} search="" />
  return (
    <span title={`${words}${before}${subject.name}${after}${about}`}>
      {words}
      {before}
      {path === undefined ? name : <Link href={path}>{name}</Link>}
      {after}
      {about}
    </span>
  )
}
