import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { FormSkeleton } from '@icss/ui/Skeleton/FormSkeleton.tsx'
import { LinesSkeleton } from '@icss/ui/Skeleton/LinesSkeleton.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'

export type FetchedProps<Data> = {
  query: UseQueryResult<Data>
  /** Outline of what is on its way: lines, and how many there is room for, or the fields of a form. */
  outline?: 'form' | number
  children: (data: Data) => ReactNode
}

/** What was fetched, or in its place that it is on its way, or why it did not come. */
export function Fetched<Data>({ query, outline = 9, children }: FetchedProps<Data>) {
  const t = useCopy()
  const { wordUnknown } = useErrorWording()
  if (query.data !== undefined) return children(query.data)
  const fault = query.error ? wordUnknown(query.error) : undefined
  return (
    <Panel isPadded>
      {fault ? (
        <EmptyState
          picture="error"
          title={fault.says}
          text={fault.fix}
          actions={<Button onPress={() => void query.refetch()}>{t('shell.retry')}</Button>}
        />
      ) : (
        <div role="status" aria-busy aria-label={t('shell.loading')}>
          {outline === 'form' ? <FormSkeleton /> : <LinesSkeleton count={outline} />}
        </div>
      )}
    </Panel>
  )
}
