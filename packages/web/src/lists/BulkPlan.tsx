import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Spinner } from '@icss/ui/Spinner/Spinner.tsx'
import { isErrorCode } from '@icss/core/errors/error-status.ts'
import type { Operation } from '@icss/core/operations/operation.ts'
import { type BulkNounName, comesBack } from '@icss/core/selections/bulk-nouns.ts'
import type { BulkChangeValues, Selection } from '@icss/core/selections/selections.contract.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { followRun } from '../operations/follow-run.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { list, words } from './BulkPlan.css.ts'
import { type Chosen, countOf, fixed } from './chosen.ts'
import type { ListNoun } from './list-noun.ts'

export type BulkPlanProps = {
  noun: BulkNounName
  chosen: Chosen
  /** What becomes of them; without it they are deleted. */
  change: BulkChangeValues | undefined
  /** Nouns that count these records. */
  counting: readonly ListNoun[]
  onClose: () => void
  onStarted: () => void
}

/** From how many on their number is typed before they are deleted. */
const typedFrom = 10
/** Rows that are left that the question names. */
const named = 5

/** Says what a change of many would come to, row by row as the server tries it, and begins it when that is confirmed. */
export function BulkPlan({ noun, chosen, change, counting, onClose, onStarted }: BulkPlanProps) {
  const t = useCopy()
  const { word } = useErrorWording()
  const client = useClient()
  const notify = useNotify()
  const queries = useQueryClient()
  // One plan for each time it is opened.
  const [opened] = useState(() => Date.now())
  const begin = ({ id: selectionId }: Pick<Selection, 'id'>, dryRun: boolean): Promise<Operation> => {
    const params = { selectionId }
    return change
      ? client.selections.change({ params, body: { ...change, dryRun } })
      : client.selections.delete({ params, body: { dryRun } })
  }
  const plan = useQuery({
    queryKey: ['selections', 'plan', opened],
    queryFn: async ({ signal }) => {
      const selection = await fixed(client, noun, chosen)
      const tried = await followRun(client, await begin(selection, true), () => {}, signal)
      const { came } = await client.selections.show({ params: { selectionId: selection.id } }, { signal })
      const left =
        tried.bad > 0 ? (await client.operations.rejected({ params: { operationId: tried.id } }, { signal })).items : []
      return { selection, tried, came, left }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

  const askAnew = () => Promise.all([noun, ...counting].map((one) => queries.invalidateQueries({ queryKey: [one] })))

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
    mutationFn: (selection: Selection) => begin(selection, false),
    onSuccess: (run) => {
      follow(run).catch(notify.failed)
      void queries.invalidateQueries({ queryKey: ['operations'] })
      onStarted()
    },
  })

  const things = t(`selections.things.${noun}`, { count: countOf(chosen) })
  const isDeleting = change === undefined
  const title = t(isDeleting ? 'selections.plan.deleteTitle' : 'selections.plan.changeTitle', { things })
  const found = plan.data
  const good = found ? found.tried.deleted + found.tried.updated : 0
  return (
    <Question
      isOpen
      onClose={onClose}
      onConfirm={() => (found && good > 0 ? start.mutate(found.selection) : onClose())}
      title={title}
      confirmLabel={
        !found || good === 0 ? t('shell.close') : isDeleting ? t('selections.delete') : t('selections.plan.run')
      }
      isDestructive={isDeleting && good > 0}
      isPending={start.isPending}
      error={plan.error ?? start.error}
      {...(isDeleting && good > typedFrom
        ? { typedCount: { count: good, label: t('selections.plan.typeCount', { count: good }) } }
        : {})}
    >
      {plan.isPending && (
        <p className={words}>
          <Spinner /> {t('selections.plan.checking')}
        </p>
      )}
      {found && (
        <>
          <p className={words}>
            {good > 0 ? t('selections.plan.good', { count: good }) : t('selections.plan.nothing')}
          </p>
          {found.tried.skipped > 0 && (
            <p className={words}>{t('selections.plan.same', { count: found.tried.skipped })}</p>
          )}
          {found.came > 0 && <p className={words}>{t('selections.plan.came', { count: found.came })}</p>}
          {found.tried.bad > 0 && (
            <>
              <p className={words}>{t('selections.plan.kept', { count: found.tried.bad })}</p>
              <ul className={list}>
                {found.left.slice(0, named).map(({ line, value, code, params }) => (
                  <li key={line}>
                    {value === '' ? '' : `${value} · `}
                    {word({ code: isErrorCode(code) ? code : 'request.invalid', params }).says}
                  </li>
                ))}
              </ul>
              {found.tried.bad > named && <p className={words}>{t('selections.plan.moreKept', { shown: named })}</p>}
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
