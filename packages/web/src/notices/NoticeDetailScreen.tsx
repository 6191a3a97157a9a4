import { Navigate } from '@tanstack/react-router'
import { Send, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DescriptionList } from '@icss/ui/DescriptionList/DescriptionList.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { RichText } from '@icss/ui/RichText/RichText.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { noticeStateAt } from '@icss/core/notices/notice.ts'
import type { Notice } from '@icss/core/notices/notices.contract.ts'
import { ContentGroupsPanel } from '../content-permissions/ContentGroupsPanel.tsx'
import { DetailScreen } from '../entities/DetailScreen.tsx'
import { useRowChange } from '../lists/useRowChange.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { MarkPublic } from '../public-links/MarkPublic.tsx'
import { useNow } from '../shell/useNow.ts'
import { usePaths } from '../shell/usePaths.ts'
import { hrefOf } from '../uploads/upload-view.ts'
import { NoticeReaders } from './NoticeReaders.tsx'
import { NoticeStatus } from './NoticeStatus.tsx'
import { useNoticeStatus } from './useNoticeStatus.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'

/** One notice: what it says, to whom it is open, and who has seen it (seed section 2, eusnoticedetail). */
export default function NoticeDetailScreen({ params: { id } }: ScreenProps) {
  const t = useCopy()
  const client = useClient()
  const pathTo = usePaths()
  const listPath = pathTo('eusnoticeList')
  if (id === undefined) return <Navigate to={listPath} replace />
  return (
    <DetailScreen
      noun="notices"
      id={id}
      listPath={listPath}
      load={(asked, signal) => client.notices.show({ params: { id: asked } }, { signal })}
      nameOf={({ title }) => title}
      editPath={(edited) => pathTo('eusnewNotice', { id: edited })}
      actions={(notice) => <StatusButton notice={notice} />}
    >
      {(notice) => (
        <>
          <Panel isPadded>
            <DescriptionList
              items={[
                { label: t('notices.fields.status'), value: <NoticeStatus notice={notice} /> },
                { label: t('notices.fields.publisher'), value: notice.publisher },
                {
                  label: t('notices.fields.file'),
                  value:
                    notice.file === '' ? undefined : (
                      <Link href={hrefOf(notice.file)} target="_blank">
                        {t('notices.received.file')}
                      </Link>
                    ),
                },
                { label: t('notices.fields.startAt'), value: formatDateTime(notice.startAt) },
                { label: t('notices.fields.endAt'), value: formatDateTime(notice.endAt) },
                { label: t('notices.fields.durationDays'), value: notice.durationDays },
                {
                  label: t('notices.fields.body'),
                  value: <RichText value={notice.body} hrefOf={hrefOf} />,
                  isWide: true,
                },
              ]}
            />
          </Panel>
          {notice.openToGroups && <ContentGroupsPanel kind="notice" contentId={notice.id} />}
          <NoticeLink notice={notice} />
          <NoticeReaders noticeId={notice.id} />
        </>
      )}
    </DetailScreen>
  )
}

function NoticeLink({ notice }: { notice: Notice }) {
  const t = useCopy()
  const isShowing = noticeStateAt(notice, useNow()) === 'showing'
  return <MarkPublic noun="notices" id={notice.id} hint={isShowing ? undefined : t('publicLinks.panel.hidden')} />
}

function StatusButton({ notice: { id, title, status } }: { notice: Notice }) {
  const t = useCopy()
  const row = useRowChange('notices')
  const setStatus = useNoticeStatus()
  const isReadOnly = useReadsOnly()
  const [isAsking, setAsking] = useState(false)
  if (isReadOnly) return null
  if (status !== 'published')
    return (
      <Button
        variant="primary"
        icon={<Send size={16} />}
        isPending={row.isPending}
        onPress={() => row.change(() => setStatus(id, 'published'))}
      >
        {t('notices.publish')}
      </Button>
    )
  return (
    <>
      <Button icon={<Undo2 size={16} />} isPending={row.isPending} onPress={() => setAsking(true)}>
        {t('notices.withdraw')}
      </Button>
      <Question
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          row.change(() => setStatus(id, 'withdrawn'))
        }}
        title={t('notices.withdrawTitle')}
        confirmLabel={t('notices.withdraw')}
      >
        {t('notices.withdrawText', { name: title })}
      </Question>
    </>
  )
}
