import { DescriptionList } from '@icss/ui/DescriptionList/DescriptionList.tsx'
import { LazyImage } from '@icss/ui/LazyImage/LazyImage.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import type { ReceivedCourseDetail } from '@icss/core/courses/courses.contract.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { DetailScreen } from '../entities/DetailScreen.tsx'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { hrefOf } from '../uploads/upload-view.ts'
import * as styles from './ReceivedCourseScreen.css.ts'
import { UnlockCourse } from './UnlockCourse.tsx'

/** One course of the main channel, as a sub-channel reads it. */
export function ReceivedCourseScreen({ id }: { id: string }) {
  const { receivedCourses } = useClient()
  return (
    <DetailScreen
      noun="courses"
      id={id}
      listPath={pathTo('receivedCourses')}
      load={(asked, signal) => receivedCourses.show({ params: { id: asked } }, { signal })}
      nameOf={({ name }) => name}
    >
      {(course) => (
        <>
          <About course={course} />
          {course.isLocked ? <UnlockCourse course={course} /> : <Contents course={course} />}
        </>
      )}
    </DetailScreen>
  )
}

function About({ course }: { course: ReceivedCourseDetail }) {
  const t = useCopy()
  return (
    <Panel isPadded>
      <div className={styles.top}>
        <div className={styles.cover}>
          <LazyImage src={course.headImage} alt={t('courses.fields.headImage')} ratio={16 / 9} />
        </div>
        <div className={styles.about}>
          <DescriptionList
            items={[
              { label: t('courses.received.from'), value: course.channelName },
              {
                label: t('courses.fields.value'),
                value: course.value === '' ? t('courses.free') : course.value,
              },
              { label: t('courses.fields.permission'), value: t(`courses.permissions.${course.permission}`) },
              {
                label: t('courses.fields.videoUrl'),
                value: course.videoUrl === '' ? '' : <Play href={course.videoUrl} name={course.name} />,
              },
              { label: t('courses.fields.introduction'), value: course.introduction, isWide: true },
            ]}
          />
        </div>
      </div>
    </Panel>
  )
}

function Contents({ course: { chapters } }: { course: ReceivedCourseDetail }) {
  const t = useCopy()
  return (
    <Panel isPadded title={t('courses.received.contents')}>
      {chapters.length === 0 && <p className={styles.quiet}>{t('courses.received.noContents')}</p>}
      <ol className={styles.chapters}>
        {chapters.map(({ id, name, lessons }) => (
          <li key={id}>
            <div className={styles.chapter}>{name}</div>
            {lessons.map((lesson) => (
              <div key={lesson.id} className={styles.lesson}>
                <span className={styles.lessonName}>{lesson.name}</span>
                <span className={styles.quiet}>
                  {t('courses.received.minutes', { minutes: lesson.courseMinutes, seconds: lesson.courseSeconds })}
                </span>
                {lesson.videoUrl !== '' && <Play href={lesson.videoUrl} name={lesson.name} />}
              </div>
            ))}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Play({ href, name }: { href: string; name: string }) {
  const t = useCopy()
  const words = t('courses.received.play')
  return (
    <Link href={hrefOf(href)} target="_blank" rel="noreferrer" aria-label={`${words} ${name}`}>
      {words}
    </Link>
  )
}
