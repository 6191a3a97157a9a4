import { useQuery } from '@tanstack/react-query'
import { useMedia } from '@icss/ui/AppShell/useMedia.ts'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DevicePreview } from '@icss/ui/DevicePreview/DevicePreview.tsx'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { narrow } from '@icss/ui/theme/measures.ts'
import type { ChapterWithLessons } from '@icss/core/chapters/chapter.ts'
import type { CourseRow } from '@icss/core/courses/courses.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { hrefOf } from '../uploads/upload-view.ts'
import * as styles from './CoursePreview.css.ts'

export type CoursePreviewProps = {
  /** Open while there is one. */
  course: CourseRow | undefined
  onClose: () => void
}

/** Of a course with more chapters and lessons than this the chapters alone are previewed. */
const maxPreviewed = 300

/** How a course looks on a phone and on the big screen, with the chapters that were submitted. */
export function CoursePreview({ course, onClose }: CoursePreviewProps) {
  const t = useCopy()
  return (
    <Dialog
      isOpen={course !== undefined}
      onClose={onClose}
      isDismissable
      size="large"
      title={t('courses.preview.title', { name: course?.name ?? '' })}
      closeLabel={t('shell.close')}
      footer={<Button onPress={onClose}>{t('shell.close')}</Button>}
    >
      {course && <Devices course={course} />}
    </Dialog>
  )
}

function Devices({ course }: { course: CourseRow }) {
  const t = useCopy()
  const { chapters } = useClient()
  const isNarrow = useMedia(narrow.phone)
  const tree = useQuery({
    queryKey: ['chapters', course.id, 'submitted'],
    queryFn: async ({ signal }) => {
      const params = { courseId: course.id }
      const { items, isWhole } = await chapters.list({ params, query: { most: maxPreviewed } }, { signal })
      return items
        .filter(({ submitted }) => submitted)
        .map((chapter) => {
          const lessons = chapter.lessons.filter((lesson) => lesson.submitted)
          return { ...chapter, lessons, lessonCount: isWhole ? lessons.length : chapter.lessonCount }
        })
    },
    staleTime: 0,
  })
  return (
    <Fetched query={tree}>
      {(submitted) => (
        <div className={styles.devices}>
          <DevicePreview device="phone" label={t('courses.preview.phone')} width={190}>
            <div className={styles.phone}>
              <Cover course={course} />
              <Words course={course} chapters={submitted} />
            </div>
          </DevicePreview>
          <DevicePreview device="screen" label={t('courses.preview.screen')} width={isNarrow ? 264 : 480}>
            <div className={styles.screen}>
              <Cover course={course} />
              <Words course={course} chapters={submitted} />
            </div>
          </DevicePreview>
        </div>
      )}
    </Fetched>
  )
}

const Cover = ({ course }: { course: CourseRow }) => (
  <img src={hrefOf(course.headImage)} alt="" className={styles.cover} />
)

function Words({ course, chapters }: { course: CourseRow; chapters: readonly ChapterWithLessons[] }) {
  const t = useCopy()
  const lessons = chapters.reduce((sum, { lessonCount }) => sum + lessonCount, 0)
  const price = course.value === '' ? t('courses.free') : t('courses.preview.price', { value: course.value })
  return (
    <div className={styles.words}>
      <h3 className={styles.name}>{course.name}</h3>
      <p className={styles.about}>
        {[
          price,
          ...(course.permission === 'password' ? [t('courses.preview.locked')] : []),
          t('courses.preview.chapterCount', { count: chapters.length }),
          t('courses.preview.lessonCount', { count: lessons }),
        ].join(' · ')}
      </p>
      {course.introduction !== '' && <p className={styles.about}>{course.introduction}</p>}
      {chapters.length === 0 && course.videoUrl === '' && <p className={styles.about}>{t('courses.preview.empty')}</p>}
      <ul className={styles.chapters}>
        {chapters.map(({ id, name, lessons: below }) => (
          <li key={id}>
            {name}
            {below.map((lesson) => (
              <div key={lesson.id} className={styles.lesson}>
                {lesson.name}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
