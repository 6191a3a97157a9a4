import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { FetchedBody } from '../server/FetchedBody.tsx'
import { shownOfPart } from './company-parts.ts'
import * as styles from './CompanyScreen.css.ts'

export type CompanyPartProps<Data> = {
  title: string
  /** How many there are, once that is known. */
  count?: ReactNode
  aside?: ReactNode
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** A card beside the facts of a company: as tall while it is on its way as when it is there, and failing by itself. */
export function CompanyPart<Data>({ title, count, aside, query, children }: CompanyPartProps<Data>) {
  return (
    <Panel title={title} count={count} aside={aside}>
      <div className={styles.part}>
        <FetchedBody query={query} lines={shownOfPart}>
          {children}
        </FetchedBody>
      </div>
    </Panel>
  )
}
