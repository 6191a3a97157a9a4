import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleStop, Download, Play, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { isFinished, type Operation } from '@icss/core/operations/operation.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { usePaths } from '../shell/usePaths.ts'

const fileAddress = (id: string, file: 'result-file' | 'rejected-file', language: string) =>
  `/api/v1/operations/${id}/${file}?language=${language}`

/** What may be done with a run as it stands: cancel, resume, undo, and fetch what it did. */
export function OperationActions({ run }: { run: Operation }) {
  const t = useCopy()
  const { language } = useLanguage()
  const notify = useNotify()
  const client = useClient()
  const queries = useQueryClient()
  const pathTo = usePaths()
  const [asked, setAsked] = useState<'cancel' | 'undo'>()
  const { id, title, created, updated, bad } = run
  const params = { operationId: id }
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
      location.assign(`#${pathTo('operations', { id: undoing.id })}`)
    },
  })
  const isCancel = asked === 'cancel'
  const pending = isCancel ? cancel : undo
  return (
    <>
      {isFinished(run) && created + updated + run.deleted > 0 && !run.dryRun && (
        <Button icon={<Download size={16} />} onPress={() => location.assign(fileAddress(id, 'result-file', language))}>
          {t('operations.resultFile')}
        </Button>
      )}
      {isFinished(run) && bad > 0 && (
        <Button
          icon={<Download size={16} />}
          onPress={() => location.assign(fileAddress(id, 'rejected-file', language))}
        >
          {t('operations.rejectedFile')}
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
        isOpen={asked !== undefined}
        onClose={() => {
          pending.reset()
          setAsked(undefined)
        }}
        onConfirm={() => pending.mutate()}
        title={t(isCancel ? 'operations.cancelTitle' : 'operations.undo')}
        confirmLabel={t(isCancel ? 'operations.cancel' : 'operations.undo')}
        cancelLabel={t(isCancel ? 'operations.cancelKeep' : 'shell.cancel')}
        isDestructive
        isPending={pending.isPending}
        error={pending.error}
      >
        {t(isCancel ? 'operations.cancelText' : 'operations.undoText', { title, created, updated })}
      </Question>
    </>
  )
}
