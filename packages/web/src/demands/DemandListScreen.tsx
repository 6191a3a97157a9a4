import { pathTo } from '@icss/core/routes/path.ts'
import { ShelfList } from '../resources/ShelfList.tsx'

/** What member companies look for (seed section 2, demandManagement). */
export default function DemandListScreen() {
  return <ShelfList noun="demands" editPath={(id) => pathTo('newDemand', { id })} />
}
