import { useCategoryName } from '../categories/useCategoryName.ts'
import { useCopy } from '../language/copy.ts'
import { useTitleOf } from '../shell/useTitleOf.ts'
import type { ScreenProps } from '../shell/view.ts'
import { usePaths } from '../shell/usePaths.ts'
import { CourseList } from './CourseList.tsx'

/** The courses of one category with those below it (seed section 2, customcourselist; the category is its subject). */
export default function CategoryCoursesScreen({ params: { subjectId = '' } }: ScreenProps) {
  const t = useCopy()
  const titleOf = useTitleOf()
  const pathTo = usePaths()
  // The courses in none have a list of their own too.
  const categoryId = subjectId === 'none' ? '' : subjectId
  const title = useCategoryName('course')(categoryId) || titleOf('customcourselist')
  return (
    <CourseList
      fixed={{ categoryId: subjectId }}
      part={{
        key: subjectId,
        title,
        empty: { title: t('courses.ofCategory.empty.title'), text: t('courses.ofCategory.empty.text') },
      }}
      newPath={`${pathTo('uploadcourse')}${categoryId === '' ? '' : `?categoryId=${encodeURIComponent(categoryId)}`}`}
      breadcrumb={{
        label: t('shell.breadcrumb'),
        crumbs: [
          { label: t('courses.title'), href: pathTo('curriculum') },
          { label: t('courses.categories'), href: pathTo('courseCategories') },
          { label: title },
        ],
      }}
    />
  )
}
