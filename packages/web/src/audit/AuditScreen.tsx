import { useMutation } from '@tanstack/react-query'
import { Download, Eye, ShieldAlert, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import type { ListedRecord } from '@icss/core/audit/audit-record.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { formatDateTime, formatTime } from '@icss/core/copy/format.ts'
import { isErrorCode } from '@icss/core/errors/error-status.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { timeWidth } from '../language/time-width.ts'
import { RecordList } from '../lists/RecordList.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditRecordDrawer } from './AuditRecordDrawer.tsx'
import { auditScreenQuery } from './audit-screen-query.ts'
import * as styles from './AuditScreen.css.ts'
import { AuditSentence } from './AuditSentence.tsx'

/** Who changed what, when and from where (product.md section 13), with what stood before and after. */
export default function AuditScreen() {
  const t = useCopy()
  const { word } = useErrorWording()
  const session = useSession()
  const notify = useNotify()
  const client = useClient()
  const state = useListQuery(auditScreenQuery)
  const [shown, setShown] = useState<ListedRecord>()
  const verify = useMutation({
    mutationFn: () => client.audit.verify(),
    onError: notify.failed,
  })
  const checked = verify.data
  const fault = checked?.fault
  const result =
    checked &&
    (checked.ok
      ? t('audit.verified', { count: checked.records })
      : word({ code: fault && isErrorCode(fault.code) ? fault.code : 'server.failed', params: fault?.params ?? {} })
          .says)
  return (
    <>
      <RecordList
        title={t('audit.title')}
        queryKey="audit"
        state={state}
        load={({ technical, ...query }, signal) =>
          client.audit.list({ query: { ...query, ...(technical ? {} : { without: 'technical' }) } }, { signal })
        }
        getKey={({ seq }) => String(seq)}
        count={(count) => t('audit.count', { count })}
        empty={{ title: t('audit.none'), text: t('audit.noneAbout') }}
        hint={
          checked && (
            <p role="status" className={checked.ok ? styles.whole : styles.broken}>
              {checked.ok ? <ShieldCheck size={16} /> : <ShieldAlert size={16} />}
              {t('audit.checked', { time: formatTime(verify.submittedAt), result: result ?? '' })}
            </p>
          )
        }
        filters={<AuditFilters {...state} />}
        headActions={
          <>
            {mayCall(contract.audit.verify, session) && (
              <Button icon={<ShieldCheck size={16} />} isPending={verify.isPending} onPress={() => verify.mutate()}>
                {t('audit.verify')}
              </Button>
            )}
            {mayCall(contract.audit.export, session) && (
              <Button icon={<Download size={16} />} onPress={() => location.assign(contract.audit.export.path)}>
                {t('audit.export')}
              </Button>
            )}
          </>
        }
        columns={[
          {
            id: 'action',
            header: t('audit.action'),
            isName: true,
            minWidth: 320,
            render: (record: ListedRecord) => <AuditSentence record={record} />,
          },
          { id: 'account', header: t('audit.account'), width: 150, render: ({ account }) => account },
          {
            id: 'address',
            header: t('audit.address'),
            width: 140,
            render: ({ address }) => (address === '' ? t('audit.byServer') : address),
          },
          {
            id: 'at',
            header: t('audit.at'),
            width: timeWidth(150),
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
      <AuditRecordDrawer
        record={shown}
        onClose={() => setShown(undefined)}
        onOnly={(only) => {
          setShown(undefined)
          state.change({ ...only, page: 1 })
        }}
      />
    </>
  )
}
