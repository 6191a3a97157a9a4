import { useQuery } from '@tanstack/react-query'
import { DescriptionList } from '@icss/ui/DescriptionList/DescriptionList.tsx'
import { formatNumber } from '@icss/core/copy/format.ts'
import type { Operation } from '@icss/core/operations/operation.ts'
import { saidCounts, takenBack, type UndoPreview } from '@icss/core/operations/undo-preview.ts'
import { typedCountAbove } from '@icss/core/permissions/plan-line.ts'
import { Question, type QuestionProps } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { titleOf } from './operation-words.ts'
import * as styles from './UndoQuestion.css.ts'

export type UndoQuestionProps = Pick<QuestionProps, 'isOpen' | 'onClose' | 'onConfirm' | 'isPending' | 'error'> & {
  run: Operation
}

/** Asks before a run is undone, with what that would take back now and what it would leave. */
export function UndoQuestion({ run, isOpen, error, ...question }: UndoQuestionProps) {
  const t = useCopy()
  const client = useClient()
  const preview = useQuery({
    queryKey: ['operations', 'undo', run.id],
    queryFn: ({ signal }) => client.operations.previewUndo({ params: { operationId: run.id } }, { signal }),
    enabled: isOpen,
    // What others do meanwhile changes it, and it is not asked for without need.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const counted = preview.isFetching ? undefined : preview.data
  const count = counted ? takenBack(counted) : 0
  return (
    <Question
      {...question}
      isOpen={isOpen}
      title={t('operations.undoAsk', { title: titleOf(t, run) })}
      confirmLabel={
        count === 0
          ? t('operations.undo')
          : t(counted?.counts ? 'operations.undoConfirm' : 'operations.undoConfirmAtMost', { count })
      }
      isDestructive
      isBarred={count === 0}
      error={error ?? preview.error}
      {...(count > typedCountAbove ? { typedCount: { count, label: t('selections.plan.typeCount', { count }) } } : {})}
    >
      {counted ? <Counts preview={counted} /> : !preview.error && <p role="status">{t('operations.undoCounting')}</p>}
    </Question>
  )
}

function Counts({ preview }: { preview: UndoPreview }) {
  const t = useCopy()
  const { language } = useLanguage()
  const { counts, uncounted } = preview
  return (
    <div className={styles.counts}>
      {counts && (
        <DescriptionList
          items={saidCounts(counts).map(([name, count]) => ({
            label: t(`operations.undoCounts.${name}`),
            value: formatNumber(count, language),
          }))}
        />
      )}
      {uncounted && <p>{t(`operations.undoUncounted.${uncounted}`)}</p>}
      {takenBack(preview) === 0 && <p>{t('operations.undoNothing')}</p>}
    </div>
  )
}
