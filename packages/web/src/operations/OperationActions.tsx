import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CircleStop, Download, PencilLine, Play, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { isImportKind } from '@icss/core/imports/import-kinds.ts'
import { isFinished, type Operation } from '@icss/core/operations/operation.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { usePaths } from '../shell/usePaths.ts'
import { rejectedFileOf, resultFileOf } from './run-files.ts'
import { UndoQuestion } from './UndoQuestion.tsx'
import { useReadsOnly } from '../shell/useReadsOnly.ts'

/** What may be done with a run as it stands: cancel, resume, undo, and fetch what it did. */
export function OperationActions({ run }: { run: Operation }) {
  const t = useCopy()
  const { language } = useLanguage()
  const notify = useNotify()
  const client = useClient()
  const queries = useQueryClient()
  const pathTo = usePaths()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'cancel' | 'undo'>()
  const isReadOnly = useReadsOnly()
  const { id, title, created, updated, deleted, bad } = run
  const params = { operationId: id }
  const imported = run.kind.replace('.import', '')
  const refresh = () => queries.invalidateQueries({ queryKey: ['operations'] })

  const cancel = useMutation({
    mutationFn: () => client.operations.cancel({ params }),
    onSuccess: async () => {
      setAsked(undefined)
      notify.done(t('operations.cancelled'))
      await refresh()
    },
  })
  const resume = useMutation({
    mutationFn: () => client.operations.resume({ params }),
    onSuccess: async () => {
      notify.done(t('operations.resumed'))
      await refresh()
    },
    onError: notify.failed,
  })
  const undo = useMutation({
    mutationFn: () => client.operations.undo({ params }),
    onSuccess: async (undoing) => {
      setAsked(undefined)
      notify.done(t('operations.undoStarted'))
      await refresh()
      void navigate({ to: pathTo('operations', { id: undoing.id }) })
    },
  })
  // Files of what a run did hold what is masked elsewhere.
  if (isReadOnly) return null
  return (
    <>
      {isFinished(run) && created + updated + deleted > 0 && !run.dryRun && (
        <Button icon={<Download size={16} />} onPress={() => location.assign(resultFileOf(id, language))}>
          {t('operations.resultFile')}
        </Button>
      )}
      {isFinished(run) && bad > 0 && (
        <Button icon={<Download size={16} />} onPress={() => location.assign(rejectedFileOf(id, language))}>
          {t('operations.rejectedFile')}
        </Button>
      )}
      {isFinished(run) && bad > 0 && isImportKind(imported) && (
        <Button icon={<PencilLine size={16} />} href={pathTo('import', { kind: imported, run: id })}>
          {t('imports.correctHere')}
        </Button>
      )}
      {!isFinished(run) && (
        <Button icon={<CircleStop size={16} />} onPress={() => setAsked('cancel')}>
          {t('operations.cancel')}
        </Button>
      )}
      {run.undoable && (
        <Button icon={<Undo2 size={16} />} onPress={() => setAsked('undo')}>
          {t('operations.undo')}
        </Button>
      )}
      {run.resumable && (
        <Button
          variant="primary"
          icon={<Play size={16} />}
          isPending={resume.isPending}
          onPress={() => resume.mutate()}
        >
          {t('operations.resume')}
        </Button>
      )}
      <Question
        isOpen={asked === 'cancel'}
        onClose={() => {
          cancel.reset()
          setAsked(undefined)
        }}
        onConfirm={() => cancel.mutate()}
        title={t('operations.cancelTitle')}
        confirmLabel={t('operations.cancel')}
        cancelLabel={t('operations.cancelKeep')}
        isDestructive
        isPending={cancel.isPending}
        error={cancel.error}
      >
        {t('operations.cancelText', { title })}
      </Question>
      <UndoQuestion
        run={run}
        isOpen={asked === 'undo'}
        onClose={() => {
          undo.reset()
          setAsked(undefined)
        }}
        onConfirm={() => undo.mutate()}
        isPending={undo.isPending}
        error={undo.error}
      />
    </>
  )
}
