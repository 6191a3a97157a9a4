import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { useCopy } from '../language/copy.ts'

export type PlannedScreenProps = { title: string }

/** In place of a screen that the route table names and nobody has built yet. */
export function PlannedScreen({ title }: PlannedScreenProps) {
  const t = useCopy()
  return (
    <>
      <PageHead title={title} />
      <Panel isPadded>
        <EmptyState picture="locked" title={t('shell.planned.title')} text={t('shell.planned.text')} />
      </Panel>
    </>
  )
}
