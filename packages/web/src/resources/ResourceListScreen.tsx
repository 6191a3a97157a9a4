import { pathTo } from '@icss/core/routes/path.ts'
import { ShelfList } from '../resources/ShelfList.tsx'

/** What member companies offer (seed section 2, resourceManagement). */
export default function ResourceListScreen() {
  return <ShelfList noun="resources" editPath={(id) => pathTo('newResources', { id })} />
}
