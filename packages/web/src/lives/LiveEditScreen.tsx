import type * as z from 'zod/mini'
import { type LiveDraft, liveDraft, type liveForm } from '@icss/core/lives/live.ts'
import type { Live } from '@icss/core/lives/lives.contract.ts'
import { useOpenedSave, useOpening } from '../content-permissions/useOpening.ts'
import { draftOf } from '../forms/draft-of.ts'
import { EditScreen } from '../forms/EditScreen.tsx'
import { useLeave } from '../forms/useLeave.ts'
import { useClient } from '../server/ClientProvider.tsx'
import type { ScreenProps } from '../shell/screens.ts'
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

type Opened = Live & { readonly groupIds: readonly string[] }

/** Adds a live or changes one (seed section 2, createLive), and leads to its push address. */
export default function LiveEditScreen({ params: { id } }: ScreenProps) {
  const { lives } = useClient()
  const opening = useOpening('live')
  const pathTo = usePaths()
  return (
    <EditScreen<Opened>
      noun="lives"
      id={id}
      listPath={pathTo('liveCurriculum')}
      load={async (asked, signal) => {
        const [live, groupIds] = await Promise.all([
          lives.show({ params: { id: asked } }, { signal }),
          opening.load(asked, signal),
        ])
        return { ...live, groupIds }
      }}
      nameOf={({ name }) => name}
    >
      {(live) => <Editing live={live} />}
    </EditScreen>
  )
}

function Editing({ live }: { live: Opened | undefined }) {
  const { lives } = useClient()
  const pathTo = usePaths()
  const { leave, leaveSaved } = useLeave('lives', pathTo('liveCurriculum'))
  const opening = useOpening('live')
  const save = useOpenedSave<LiveDraft, Live>(opening, live, (body, stored) =>
    stored
      ? lives.update({ params: { id: stored.id }, query: { version: stored.version }, body })
      : lives.create({ body }),
  )
  return (
    <LiveForm
      draftKey={`live.${live?.id ?? 'new'}.${live?.version ?? 0}`}
      saved={live ? { ...draftOf(liveDraft, live), groupIds: [...live.groupIds] } : newLive()}
      hasGroups={opening.isOffered}
      save={save}
      onSaved={({ id }) => leaveSaved(live ? undefined : pathTo('liveDetails', { id }))}
      onCancel={leave}
    />
  )
}
