import { demandDraft, demandTypes } from '@icss/core/demands/demand.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { ShelfEdit } from '../resources/ShelfEdit.tsx'
import type { ScreenProps } from '../shell/view.ts'

/** Publishes a demand or changes one (seed section 2, newDemand). */
export default function DemandEditScreen({ params: { id } }: ScreenProps) {
  return (
    <ShelfEdit
      noun="demands"
      id={id}
      listPath={pathTo('demandManagement')}
      matchPath={(match) => pathTo('newResources', { id: match })}
      schema={demandDraft}
      types={demandTypes}
    />
  )
}
