import { Filter } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { DescriptionList } from '@icss/ui/DescriptionList/DescriptionList.tsx'
import { Drawer } from '@icss/ui/Drawer/Drawer.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import type { AuditChange, ListedRecord } from '@icss/core/audit/audit-record.ts'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { AuditSentence } from './AuditSentence.tsx'
import { fieldWords, tableWords } from './field-words.ts'
import { changeTitle, only as onlyStyle, technical } from './AuditRecordDrawer.css.ts'

const cellOf = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)

const fieldsOf = ({ before, after }: AuditChange) =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map((field) => ({
    field,
    before: cellOf(before?.[field]),
    after: cellOf(after?.[field]),
  }))

export type AuditRecordDrawerProps = {
  record: ListedRecord | undefined
  onClose: () => void
  /** Lists what this account did, or what was done to this thing. */
  onOnly: (only: { readonly accountId: string } | { readonly recordId: string }) => void
}

/** One record of the trail: who, when, from where, and each row that changed with its values before and after. */
export function AuditRecordDrawer({ record, onClose, onOnly }: AuditRecordDrawerProps) {
  const t = useCopy()
  const { language } = useLanguage()
  if (!record) return null
  const { seq, at, accountId, account, address, action, target, changes, changed, requestId, hash, subject } = record
  return (
    <Drawer isOpen onClose={onClose} title={t('audit.record', { seq })} closeLabel={t('shell.close')}>
      <DescriptionList
        items={[
          {
            label: t('audit.action'),
            value: <AuditSentence record={record} />,
            isWide: true,
          },
          { label: t('audit.account'), value: account },
          { label: t('audit.at'), value: formatDateTime(at) },
          { label: t('audit.address'), value: address === '' ? t('audit.byServer') : address },
        ]}
      />
      <div className={onlyStyle}>
        <Button size="small" icon={<Filter size={14} />} onPress={() => onOnly({ accountId })}>
          {t('audit.only.account')}
        </Button>
        {subject && (
          <Button size="small" icon={<Filter size={14} />} onPress={() => onOnly({ recordId: subject.id })}>
            {t('audit.only.thing')}
          </Button>
        )}
      </div>
      {changes.map((change) => {
        const { of, id, before, after } = change
        const did = before === null ? t('audit.added') : after === null ? t('audit.deleted') : ''
        const label = [tableWords(of, language), did].filter(Boolean).join(' ')
        return (
          <div key={`${of} ${id}`}>
            <h3 className={changeTitle}>{label}</h3>
            <DataTable
              label={label}
              rows={fieldsOf(change)}
              getKey={({ field }) => field}
              maxHeight="none"
              empty={<EmptyState picture="list" title={t('audit.nothing')} />}
              columns={[
                {
                  id: 'field',
                  header: t('audit.field'),
                  isName: true,
                  minWidth: 110,
                  isWrapping: true,
                  render: ({ field }) => fieldWords(of, field, language),
                },
                { id: 'before', header: t('audit.before'), isWrapping: true, render: (one) => one.before },
                { id: 'after', header: t('audit.after'), isWrapping: true, render: (one) => one.after },
              ]}
            />
          </div>
        )
      })}
      {changed > changes.length && <p>{t('audit.more', { shown: changes.length, total: changed })}</p>}
      <details className={technical}>
        <summary>{t('audit.technicalPart')}</summary>
        <DescriptionList
          items={[
            { label: t('audit.code'), value: action, isWide: true },
            { label: t('audit.target'), value: Object.values(target).join(' '), isWide: true },
            { label: t('audit.rows'), value: changes.map(({ of, id }) => `${of} ${id}`).join(' '), isWide: true },
            { label: t('audit.request'), value: requestId, isWide: true },
            { label: t('audit.hash'), value: hash, isWide: true },
          ]}
        />
      </details>
    </Drawer>
  )
}
