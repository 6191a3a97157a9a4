import type * as z from 'zod/mini'
import { type NoticeDraft, noticeDraft, noticeEnd, type noticeForm } from '@icss/core/notices/notice.ts'
import type { Notice } from '@icss/core/notices/notices.contract.ts'
import { useOpenedSave, useOpening } from '../content-permissions/useOpening.ts'
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

function newNotice(publisher: string): z.input<typeof noticeForm> {
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
    groupIds: [],
  }
}

type Opened = Notice & { readonly groupIds: readonly string[] }

/** Writes a notice or changes one (seed section 2, eusnewNotice). */
export default function NoticeEditScreen({ params: { id } }: ScreenProps) {
  const { notices } = useClient()
  const opening = useOpening('notice')
  const pathTo = usePaths()
  return (
    <EditScreen<Opened>
      noun="notices"
      id={id}
      listPath={pathTo('eusnoticeList')}
      load={async (asked, signal) => {
        const [notice, groupIds] = await Promise.all([
          notices.show({ params: { id: asked } }, { signal }),
          opening.load(asked, signal),
        ])
        return { ...notice, groupIds }
      }}
      nameOf={({ title }) => title}
    >
      {(notice) => <Editing notice={notice} />}
    </EditScreen>
  )
}

function Editing({ notice }: { notice: Opened | undefined }) {
  const { notices } = useClient()
  const { account } = useSession()
  const pathTo = usePaths()
  const { leave, leaveSaved } = useLeave('notices', pathTo('eusnoticeList'))
  const opening = useOpening('notice')
  const save = useOpenedSave<NoticeDraft, Notice>(opening, notice, (body, stored) =>
    stored
      ? notices.update({ params: { id: stored.id }, query: { version: stored.version }, body })
      : notices.create({ body }),
  )
  return (
    <NoticeForm
      draftKey={`notice.${notice?.id ?? 'new'}.${notice?.version ?? 0}`}
      saved={notice ? { ...draftOf(noticeDraft, notice), groupIds: [...notice.groupIds] } : newNotice(account.name)}
      hasGroups={opening.isOffered}
      save={save}
      onSaved={({ id }) => leaveSaved(notice ? undefined : pathTo('eusnoticedetail', { id }))}
      onCancel={leave}
    />
  )
}
