import { useQuery } from '@tanstack/react-query'
import { Button } from '@icss/ui/Button/Button.tsx'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { useCopy } from '../language/copy.ts'
import { clash, ways } from '../forms/Clash.css.ts'
import type { ChapterDialogView } from './useChapterDialog.ts'

export type ClashProps = ChapterDialogView

/** Somebody else changed or deleted what one is editing, or its course: both stay until the person chooses. */
export function Clash({ state, send, node }: ClashProps) {
  const t = useCopy()
  const { id, failure } = state.context
  const theirs = useQuery({
    queryKey: ['chapters', 'one', id],
    queryFn: () => node.show(id ?? ''),
    enabled: failure?.code === 'request.conflict',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const isGone =
    failure?.code === 'request.not_found' ||
    (theirs.error instanceof ProblemError && theirs.error.code === 'request.not_found')
  if (isGone && id === undefined)
    return (
      <div role="alert" className={clash}>
        {t('chapters.courseGone.kept')}
      </div>
    )
  if (isGone)
    return (
      <div role="alert" className={clash}>
        {t('chapters.nodeGone.text')}
        <div className={ways}>
          <Button
            size="small"
            onPress={() => {
              send({ type: 'saveNew' })
              send({ type: 'save' })
            }}
          >
            {t('chapters.nodeGone.saveNew')}
          </Button>
        </div>
      </div>
    )
  if (!theirs.data) return null
  const { name, version } = theirs.data
  return (
    <div role="alert" className={clash}>
      {t('chapters.conflict.text', { name })}
      <div className={ways}>
        <Button size="small" onPress={() => send({ type: 'reload' })}>
          {t('chapters.conflict.takeTheirs')}
        </Button>
        <Button
          size="small"
          onPress={() => {
            node.takeOver(version)
            send({ type: 'save' })
          }}
        >
          {t('chapters.conflict.keepMine')}
        </Button>
      </div>
    </div>
  )
}
