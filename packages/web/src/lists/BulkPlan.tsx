import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Spinner } from '@icss/ui/Spinner/Spinner.tsx'
import { isErrorCode } from '@icss/core/errors/error-status.ts'
import { failureOf } from '@icss/core/machines/failure-of.ts'
import type { Operation } from '@icss/core/operations/operation.ts'
import { type BulkNounName, comesBack } from '@icss/core/selections/bulk-nouns.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { followRun } from '../operations/follow-run.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { list, words } from './BulkPlan.css.ts'
import type { BulkOutcome, BulkWork } from './bulk-work.ts'
import { type Chosen, countOf, fixed } from './chosen.ts'
import type { ListNoun } from './list-noun.ts'

export type BulkPlanProps = {
  noun: BulkNounName
  chosen: Chosen
  work: BulkWork
  /** Nouns that count these records. */
  counting: readonly ListNoun[]
  onClose: () => void
  onStarted: () => void
}

/** Rows that are left that the question names. */
const named = 5

/** Says what a change of many would come to, row by row as the server tries it, and begins it when that is confirmed. */
export function BulkPlan({ noun, chosen, work, counting, onClose, onStarted }: BulkPlanProps) {
  const t = useCopy()
  const { word } = useErrorWording()
  const client = useClient()
  const notify = useNotify()
  const queries = useQueryClient()
  // One plan for each time it is opened.
  const [opened] = useState(() => Date.now())
  const plan = useQuery({
    queryKey: ['selections', 'plan', opened],
    queryFn: async ({ signal }) => {
      const { id: selectionId } = await fixed(client, noun, chosen)
      const selection = await client.selections.show({ params: { selectionId } }, { signal })
      return { ...(await work.plan(client, selection, signal)), came: selection.came }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

  const askAnew = () =>
    Promise.all([noun, ...counting, ...work.changes].map((one) => queries.invalidateQueries({ queryKey: [one] })))

  /** Goes on when the dialog is gone. */
  const follow = async (run: Operation) => {
    const { title, good, bad, undoable, id } = await followRun(client, run, () => {}, new AbortController().signal)
    await askAnew()
    const undo = {
      label: t('selections.undo'),
      onPress: () => {
        client.operations
          .undo({ params: { operationId: id } })
          .then((begun) => followRun(client, begun, () => {}, new AbortController().signal))
          .then(askAnew)
          .catch(notify.failed)
      },
    }
    notify.done(
      bad > 0 ? t('selections.doneWithout', { title, good, bad }) : t('selections.done', { title, good }),
      undoable ? undo : undefined,
    )
  }
  const start = useMutation({
    mutationFn: ({ start: begin }: BulkOutcome) => begin(),
    onSuccess: (run) => {
      follow(run).catch(notify.failed)
      void queries.invalidateQueries({ queryKey: ['operations'] })
      onStarted()
    },
  })

  const things = t(`selections.things.${noun}`, { count: countOf(chosen) })
  const isDeleting = work.does === 'delete'
  const isStale = failureOf(start.error).code === 'operation.stale'
  // What has moved since is planned anew before anything is asked again.
  const found = plan.isFetching ? undefined : plan.data
  const good = found?.good ?? 0
  const confirm = () => {
    if (isStale) {
      start.reset()
      void plan.refetch()
    } else if (found && good > 0) start.mutate(found)
    else onClose()
  }
  const confirmLabel = () => {
    if (isStale) return t('permissions.replan')
    if (good === 0) return t('shell.close')
    return isDeleting ? t('selections.delete') : t('selections.plan.run')
  }
  return (
    <Question
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={t(`selections.plan.${work.does}Title`, { things })}
      confirmLabel={confirmLabel()}
      isDestructive={isDeleting && good > 0}
      isPending={start.isPending}
      error={plan.error ?? start.error}
      {...(good > work.typedAbove && !isStale
        ? { typedCount: { count: good, label: t('selections.plan.typeCount', { count: good }) } }
        : {})}
    >
      {plan.isFetching && (
        <p className={words}>
          <Spinner /> {t('selections.plan.checking')}
        </p>
      )}
      {found && (
        <>
          <p className={words}>
            {good > 0 ? t('selections.plan.good', { count: good }) : t('selections.plan.nothing')}
          </p>
          {found.said && (
            <ul className={list}>
              {found.said(t).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {found.same > 0 && <p className={words}>{t('selections.plan.same', { count: found.same })}</p>}
          {found.came > 0 && <p className={words}>{t('selections.plan.came', { count: found.came })}</p>}
          {found.bad > 0 && (
            <>
              <p className={words}>{t('selections.plan.kept', { count: found.bad })}</p>
              <ul className={list}>
                {found.left.slice(0, named).map(({ line, value, code, params }) => (
                  <li key={line}>
                    {value === '' ? '' : `${value} · `}
                    {word({ code: isErrorCode(code) ? code : 'request.invalid', params }).says}
                  </li>
                ))}
              </ul>
              {found.bad > named && <p className={words}>{t('selections.plan.moreKept', { shown: named })}</p>}
            </>
          )}
          {isDeleting && good > 0 && (
            <p className={words}>{t(comesBack(noun) ? 'selections.plan.comesBack' : 'selections.plan.forGood')}</p>
          )}
        </>
      )}
    </Question>
  )
}
