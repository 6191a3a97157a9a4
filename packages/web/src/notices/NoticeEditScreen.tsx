import type * as z from 'zod/mini'
import { noticeDraft, noticeEnd } from '@icss/core/notices/notice.ts'
import { draftOf } from '../forms/draft-of.ts'
import { EditScreen } from '../forms/EditScreen.tsx'
import { useLeave } from '../forms/useLeave.ts'
import { useClient } from '../server/ClientProvider.tsx'
import type { ScreenProps } from '../shell/screens.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { NoticeForm } from './NoticeForm.tsx'

/** Days that a new notice is shown unless somebody says otherwise. */
const usualDays = 7
const minute = 60_000

function newNotice(publisher: string): z.input<typeof noticeDraft> {
  const startAt = new Date(Math.floor(Date.now() / minute) * minute).toISOString()
  return {
    title: '',
    body: '',
    startAt,
    endAt: noticeEnd(startAt, usualDays),
    durationDays: usualDays,
    publisher,
    file: '',
    openToGroups: false,
  }
}

/** Writes a notice or changes one (seed section 2, eusnewNotice). */
export default function NoticeEditScreen({ params: { id } }: ScreenProps) {
  const client = useClient()
  const { account } = useSession()
  const pathTo = usePaths()
  const listPath = pathTo('eusnoticeList')
  const { leave, leaveSaved } = useLeave('notices', listPath)
  return (
    <EditScreen
      noun="notices"
      id={id}
      listPath={listPath}
      load={(asked, signal) => client.notices.show({ params: { id: asked } }, { signal })}
      nameOf={({ title }) => title}
    >
      {(notice) => (
        <NoticeForm
          draftKey={`notice.${id ?? 'new'}.${notice?.version ?? 0}`}
          saved={notice ? draftOf(noticeDraft, notice) : newNotice(account.name)}
          save={(body) =>
            notice
              ? client.notices.update({ params: { id: notice.id }, query: { version: notice.version }, body })
              : client.notices.create({ body })
          }
          onSaved={({ id: made }) => leaveSaved(notice ? undefined : pathTo('eusnoticedetail', { id: made }))}
          onCancel={leave}
        />
      )}
    </EditScreen>
  )
}
