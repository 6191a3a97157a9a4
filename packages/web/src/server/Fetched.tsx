import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Skeleton } from '@icss/ui/Skeleton/Skeleton.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'

export type FetchedProps<Data> = {
  query: UseQueryResult<Data>
  /** Pixels that are kept free while it is on its way. */
  height?: number
  children: (data: Data) => ReactNode
}

/** What was fetched, or in its place that it is on its way, or why it did not come. */
export function Fetched<Data>({ query, height = 320, children }: FetchedProps<Data>) {
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
        <Skeleton height={height} />
      )}
    </Panel>
  )
}
