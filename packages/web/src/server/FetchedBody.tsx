import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { ComingLines } from './ComingLines.tsx'
import * as styles from './FetchedBody.css.ts'

export type FetchedBodyProps<Data> = {
  query: UseQueryResult<Data>
  /** Lines that there is room for. */
  lines: number
  children: (data: Data) => ReactNode
}

/** As `Fetched`, within a panel of which title and size stand already: one of several, of which the others go on. */
export function FetchedBody<Data>({ query, lines, children }: FetchedBodyProps<Data>) {
  const t = useCopy()
  const { wordUnknown } = useErrorWording()
  if (query.data !== undefined) return children(query.data)
  if (query.error)
    return (
      <div role="alert" className={styles.fault}>
        <span className={styles.says}>{wordUnknown(query.error).says}</span>
        <Button size="small" isPending={query.isFetching} onPress={() => void query.refetch()}>
          {t('shell.retry')}
        </Button>
      </div>
    )
  return <ComingLines count={lines} />
}
