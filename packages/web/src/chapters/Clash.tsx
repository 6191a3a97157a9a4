import { useSelector } from '@xstate/react'
import type { ChapterWithLessons } from '@icss/core/chapters/chapter.ts'
import { useCopy } from '../language/copy.ts'
import { clash } from '../forms/Clash.css.ts'
import { DraftClashNote } from '../forms/DraftClashNote.tsx'
import { clashingFields } from '../forms/useDraft.ts'
import type { ChapterDialogView } from './useChapterDialog.ts'

export type ClashProps = Pick<ChapterDialogView, 'actor'> & { chapters: readonly ChapterWithLessons[] }

/** Somebody else changed or deleted what one is editing, or its course: both stay until the person chooses. */
export function Clash({ actor, chapters }: ClashProps) {
  const t = useCopy()
  const { id, fields, initial, clash: met, draft, failure } = useSelector(actor, ({ context }) => context)
  const { send } = actor
  if (draft === 'gone')
    return (
      <DraftClashNote key="gone" noun="chapters" clash={{ kind: 'gone', saveNew: () => send({ type: 'saveNew' }) }} />
    )
  if (draft === 'clashing' && met)
    return (
      <DraftClashNote
        key="changed"
        noun="chapters"
        wordsOf={(field, value) =>
          field === 'parentId' ? (chapters.find(({ id: one }) => one === value)?.name ?? '') : String(value)
        }
        clash={{
          kind: 'changed',
          theirs: met.theirs.stored,
          fields: clashingFields({ values: { ...fields }, saved: { ...initial }, clash: met }),
          choose: (field, side) => send({ type: 'chosen', field, side }),
          takeTheirs: () => send({ type: 'takeTheirs' }),
          keepMine: () => send({ type: 'keepMine' }),
        }}
      />
    )
  if (id === undefined && failure?.code === 'request.not_found')
    return (
      <div role="alert" className={clash}>
        {t('chapters.courseGone.kept')}
      </div>
    )
  return null
}
