import { CategoriesScreen } from '../categories/CategoriesScreen.tsx'
import { useCopy } from '../language/copy.ts'
import { usePaths } from '../shell/usePaths.ts'

/** The tree of course categories. */
export default function CourseCategoriesScreen() {
  const t = useCopy()
  const pathTo = usePaths()
  return (
    <CategoriesScreen
      kind="course"
      list={{ title: t('courses.title'), path: pathTo('curriculum') }}
      membersPath={(subjectId) => pathTo('customcourselist', { subjectId })}
    />
  )
}
