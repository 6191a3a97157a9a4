import { useId } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { FormSkeleton } from '@icss/ui/Skeleton/FormSkeleton.tsx'
import { type ChapterWithLessons, nodeNames } from '@icss/core/chapters/chapter.ts'
import { HistoryButton } from '../audit/HistoryButton.tsx'
import { Question } from '../forms/Question.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { waits as waitsStyle } from './ChapterDialog.css.ts'
import { ChapterFields } from './ChapterFields.tsx'
import { ChapterForm } from './ChapterForm.tsx'
import { Clash } from './Clash.tsx'
import { type ChapterDialogOptions, useChapterDialog } from './useChapterDialog.ts'

export type ChapterDialogProps = ChapterDialogOptions & { chapters: readonly ChapterWithLessons[] }

/** The modal that makes a chapter or lesson, or changes one (seed section 2). */
export function ChapterDialog({ chapters, ...options }: ChapterDialogProps) {
  const t = useCopy()
  const { word } = useErrorWording()
  const form = useId()
  // A lesson of a course with one chapter belongs to that.
  const [only, ...others] = chapters
  const parentId = others.length === 0 && only && options.opened.id === undefined ? { parentId: only.id } : {}
  const dialog = useChapterDialog({ ...options, opened: { ...parentId, ...options.opened } })
  const { actor, state, send } = dialog
  const { id, fields, uploading, failure, draft } = state.context

  const fault = state.matches('loadFailed') && failure ? word(failure) : undefined
  const isUploading = uploading.size > 0
  const isSaving = state.matches('open') && ['saving', 'waiting', 'comparing'].includes(draft as string)
  return (
    <Dialog
      isOpen={!state.matches('closed') && !state.matches('saved')}
      onClose={() => send({ type: 'close' })}
      title={t(`chapters.${id === undefined ? 'create' : 'change'}.${nodeNames[fields.type]}`)}
      closeLabel={t('shell.close')}
      isBusy={isSaving}
      footer={
        <>
          {isUploading && (
            <span role="status" className={waitsStyle}>
              {t('chapters.waits')}
            </span>
          )}
          {id !== undefined && <HistoryButton noun="chapters" id={id} />}
          <Button onPress={() => send({ type: 'close' })} isDisabled={isSaving}>
            {t('shell.cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            isPending={isSaving}
            isDisabled={isUploading || state.matches('loading') || fault !== undefined}
          >
            {t('shell.save')}
          </Button>
        </>
      }
    >
      {state.matches('loading') && <FormSkeleton fields={4} />}
      {fault && (
        <EmptyState
          picture="error"
          title={fault.says}
          text={fault.fix}
          actions={<Button onPress={() => send({ type: 'retry' })}>{t('shell.retry')}</Button>}
        />
      )}
      {!state.matches('loading') && !fault && (
        <ChapterForm id={form} actor={actor}>
          <Clash actor={actor} chapters={chapters} />
          <ChapterFields actor={actor} courseId={options.courseId} chapters={chapters} />
        </ChapterForm>
      )}
      <Question
        isOpen={state.matches({ open: 'asking' })}
        onClose={() => send({ type: 'stay' })}
        onConfirm={() => send({ type: 'leave' })}
        title={t('chapters.closeTitle')}
        confirmLabel={t('chapters.discard')}
        cancelLabel={t('shell.stay')}
        isDestructive
      >
        {t(isUploading ? 'chapters.closeUploading' : 'chapters.closeText')}
      </Question>
    </Dialog>
  )
}
