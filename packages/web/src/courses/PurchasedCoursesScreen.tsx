import { useCopy } from '../language/copy.ts'
import { usePaths } from '../shell/usePaths.ts'
import { CourseList } from './CourseList.tsx'

/** The courses that were bought, with whom they were bought from. */
export default function PurchasedCoursesScreen() {
  const t = useCopy()
  const pathTo = usePaths()
  const title = t('courses.purchased.title')
  return (
    <CourseList
      fixed={{ source: 'purchase' }}
      part={{
        key: 'purchased',
        title,
        empty: { title: t('courses.purchased.empty.title'), text: t('courses.purchased.empty.text') },
      }}
      newPath={null}
      breadcrumb={{
        label: t('shell.breadcrumb'),
        crumbs: [{ label: t('courses.title'), href: pathTo('curriculum') }, { label: title }],
      }}
    />
  )
}
