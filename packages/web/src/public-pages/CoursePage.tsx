import { type FormEvent, useState } from 'react'
import type { PublicCourse } from '@icss/core/courses/public-courses.contract.ts'
import type { Errors } from '@icss/core/errors/field-error.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { PlainTextField } from '@icss/ui/PlainTextField/PlainTextField.tsx'
import { ask } from './ask.ts'
import { Cover } from './Cover.tsx'
import { keyed } from './keyed.ts'
import { Outward } from './Outward.tsx'
import { filled, usePageCopy } from './page-copy.ts'
import * as styles from './pages.css.ts'
import { useFieldWords } from './useFieldWords.ts'
import { useIsScripted } from './useIsScripted.ts'

export type CoursePageProps = { course: PublicCourse }

/** A course that is marked public; one with a password shows what is in it once that was given. */
export function CoursePage({ course }: CoursePageProps) {
  const [shown, setShown] = useState(course)
  const { name, headImage, introduction, isLocked } = shown
  return (
    <article className={styles.article}>
      <Cover picture={headImage} />
      <h1 className={styles.title}>{name}</h1>
      {introduction !== '' && <div className={styles.plain}>{introduction}</div>}
      {isLocked ? <Unlock onOpened={setShown} /> : <Contents course={shown} />}
    </article>
  )
}

function Unlock({ onOpened }: { onOpened: (course: PublicCourse) => void }) {
  const { copy, language } = usePageCopy()
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [said, setSaid] = useState('')
  const [isPending, setPending] = useState(false)
  const isScripted = useIsScripted()
  const wordsOf = useFieldWords()
  const fault = errors['password']
  const error =
    fault?.code === 'course.password_wrong'
      ? filled(copy.course.wrong, { left: String(fault.params['left']) })
      : wordsOf(fault)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setPending(true)
    setErrors({})
    setSaid('')
    const asked = await ask(language, 'POST', `${location.pathname}/course/unlock`, { password })
    setPending(false)
    if (asked.ok) return onOpened(asked.value as unknown as PublicCourse)
    if ('isOffline' in asked) return setSaid(copy.offline)
    setErrors(asked.errors)
    setSaid(Object.keys(asked.errors).length > 0 ? '' : asked.words)
  }
  if (!isScripted) return null
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <p className={styles.words}>{copy.course.locked}</p>
      <PlainTextField
        label={copy.course.password}
        type="password"
        size="large"
        autoComplete="off"
        isRequired
        value={password}
        onChange={setPassword}
        error={error}
      />
      <p role="status" className={styles.words}>
        {said}
      </p>
      <PlainButton type="submit" variant="primary" size="large" isWide isPending={isPending}>
        {copy.course.open}
      </PlainButton>
    </form>
  )
}

function Contents({ course: { name, videoUrl, chapters, headImage } }: CoursePageProps) {
  const { copy } = usePageCopy()
  if (videoUrl === '' && chapters.length === 0) return <p className={styles.words}>{copy.course.empty}</p>
  return (
    <>
      {videoUrl.includes(objectsPath) ? (
        // What a channel uploads has no captions of its own.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          className={styles.video}
          src={videoUrl}
          controls
          preload="none"
          aria-label={filled(copy.home.playVideo, { name })}
          {...(headImage === '' ? {} : { poster: headImage })}
        />
      ) : (
        videoUrl !== '' && (
          <p>
            <Outward address={videoUrl}>{filled(copy.home.playVideo, { name })}</Outward>
          </p>
        )
      )}
      {keyed(chapters, (chapter) => chapter.name).map(({ key, item: chapter }) => (
        <section key={key} className={styles.section}>
          <h2 className={styles.subtitle}>{chapter.name}</h2>
          <ul>
            {keyed(chapter.lessons, (lesson) => lesson.name).map(({ key: lessonKey, item: lesson }) => (
              <li key={lessonKey} className={styles.entry}>
                <span className={styles.between}>
                  <span>{lesson.name}</span>
                  <span className={styles.quiet}>
                    {filled(copy.course.length, {
                      minutes: String(lesson.courseMinutes),
                      seconds: String(lesson.courseSeconds),
                    })}
                  </span>
                </span>
                {lesson.videoUrl !== '' && (
                  <Outward address={lesson.videoUrl}>{filled(copy.home.playVideo, { name: lesson.name })}</Outward>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
