import { pathTo } from '@icss/core/routes/path.ts'
import { CategoriesScreen } from '../categories/CategoriesScreen.tsx'
import { useCopy } from '../language/copy.ts'

/** The tree of tutor categories. */
export default function TutorCategoriesScreen() {
  const t = useCopy()
  const path = pathTo('tutor')
  return (
    <CategoriesScreen
      kind="tutor"
      list={{ title: t('tutors.title'), path }}
      membersPath={(id) => `${path}?categoryId=${id}`}
    />
  )
}
