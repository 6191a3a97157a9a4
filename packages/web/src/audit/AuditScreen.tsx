import { useMutation } from '@tanstack/react-query'
import { Download, Eye, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { auditListQuery } from '@icss/core/audit/audit.contract.ts'
import type { AuditRecord } from '@icss/core/audit/audit-record.ts'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { isErrorCode } from '@icss/core/errors/error-status.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { RecordList } from '../lists/RecordList.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { actionWords } from './action-words.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditRecordDrawer } from './AuditRecordDrawer.tsx'

/** Who changed what, when and from where (product.md section 13), with what stood before and after. */
export default function AuditScreen() {
  const t = useCopy()
  const { language } = useLanguage()
  const notify = useNotify()
  const client = useClient()
  const state = useListQuery(auditListQuery)
  const [shown, setShown] = useState<AuditRecord>()
  const verify = useMutation({
    mutationFn: () => client.audit.verify(),
    onSuccess: ({ ok, records, fault }) => {
      const code = fault && isErrorCode(fault.code) ? fault.code : 'server.failed'
      if (ok) notify.done(t('audit.verified', { count: records }))
      else notify.failed({ code, params: fault?.params ?? {} })
    },
    onError: notify.failed,
  })
  return (
    <>
      <RecordList
        title={t('audit.title')}
        queryKey="audit"
        state={state}
        load={(query, signal) => client.audit.list({ query }, { signal })}
        getKey={({ seq }) => String(seq)}
        count={(count) => t('audit.count', { count })}
        empty={{ title: t('audit.none'), text: t('audit.noneAbout') }}
        filters={<AuditFilters {...state} />}
        headActions={
          <>
            <Button icon={<ShieldCheck size={16} />} isPending={verify.isPending} onPress={() => verify.mutate()}>
              {t('audit.verify')}
            </Button>
            <Button icon={<Download size={16} />} onPress={() => location.assign('/api/v1/audit/export')}>
              {t('audit.export')}
            </Button>
          </>
        }
        columns={[
          {
            id: 'action',
            header: t('audit.action'),
            isName: true,
            minWidth: 200,
            render: ({ action }: AuditRecord) => actionWords(action, language),
          },
          { id: 'account', header: t('audit.account'), minWidth: 150, render: ({ account }) => account },
          {
            id: 'changed',
            header: t('audit.changes'),
            width: 88,
            align: 'end',
            render: ({ changed }) => changed,
          },
          {
            id: 'address',
            header: t('audit.address'),
            width: 140,
            render: ({ address }) => (address === '' ? t('audit.byServer') : address),
          },
          {
            id: 'at',
            header: t('audit.at'),
            width: 150,
            isSortable: true,
            render: ({ at }) => formatDateTime(at),
          },
        ]}
        actions={(record) => (
          <IconButton
            size="small"
            label={`${t('audit.show')} ${record.seq}`}
            tooltip={t('audit.show')}
            icon={<Eye size={16} />}
            onPress={() => setShown(record)}
          />
        )}
      />
      <AuditRecordDrawer record={shown} onClose={() => setShown(undefined)} />
    </>
  )
}
