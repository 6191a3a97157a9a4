import type * as z from 'zod/mini'
import { liveForm } from '@icss/core/lives/live.ts'
import { NounEdit } from '../forms/NounEdit.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { usePaths } from '../shell/usePaths.ts'
import { LiveForm } from './LiveForm.tsx'

const hour = 3_600_000
/** Milliseconds that a new live takes unless somebody says otherwise. */
const usualLength = 2 * hour

function newLive(): z.input<typeof liveForm> {
  const startAt = Math.ceil(Date.now() / hour) * hour
  return {
    name: '',
    type: 'ROOM',
    source: 'computer',
    headImage: '',
    startAt: new Date(startAt).toISOString(),
    endAt: new Date(startAt + usualLength).toISOString(),
    tutorId: '',
    tutorPhone: '',
    recording: true,
    courseCategoryId: '',
    groupIds: [],
  }
}

/** Adds a live or changes one (seed section 2, createLive), and leads to its push address. */
export default function LiveEditScreen({ params: { id } }: ScreenProps) {
  const pathTo = usePaths()
  return (
    <NounEdit
      noun="lives"
      content="live"
      id={id}
      listPath={pathTo('liveCurriculum')}
      schema={liveForm}
      blank={newLive}
      savedPath={(live, isNew) => (isNew ? pathTo('liveDetails', { id: live.id }) : undefined)}
    >
      {(form) => <LiveForm {...form} />}
    </NounEdit>
  )
}
