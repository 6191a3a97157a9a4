import { resourceDraft, resourceTypes } from '@icss/core/resources/resource.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { ShelfEdit } from '../resources/ShelfEdit.tsx'
import type { ScreenProps } from '../shell/view.ts'

/** Publishes a resource or changes one (seed section 2, newResources). */
export default function ResourceEditScreen({ params: { id } }: ScreenProps) {
  return (
    <ShelfEdit
      noun="resources"
      id={id}
      listPath={pathTo('resourceManagement')}
      matchPath={(match) => pathTo('newDemand', { id: match })}
      schema={resourceDraft}
      types={resourceTypes}
    />
  )
}
