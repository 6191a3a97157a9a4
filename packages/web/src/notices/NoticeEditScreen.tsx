import type * as z from 'zod/mini'
import { noticeForm } from '@icss/core/notices/notice.ts'
import { daysLater } from '@icss/core/rules/days-later.ts'
import { NounEdit } from '../forms/NounEdit.tsx'
import type { ScreenProps } from '../shell/view.ts'
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
    endAt: daysLater(startAt, usualDays),
    durationDays: usualDays,
    publisher,
    file: '',
    openToGroups: false,
    groupIds: [],
  }
}

/** Writes a notice or changes one (seed section 2, eusnewNotice). */
export default function NoticeEditScreen({ params: { id } }: ScreenProps) {
  const { account } = useSession()
  const pathTo = usePaths()
  return (
    <NounEdit
      noun="notices"
      content="notice"
      id={id}
      listPath={pathTo('eusnoticeList')}
      schema={noticeForm}
      blank={() => newNotice(account.name)}
      savedPath={(notice, isNew) => (isNew ? pathTo('eusnoticedetail', { id: notice.id }) : undefined)}
    >
      {(form) => <NoticeForm {...form} />}
    </NounEdit>
  )
}
