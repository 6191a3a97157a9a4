import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Steps } from '@icss/ui/Steps/Steps.tsx'
import { courseForm } from '@icss/core/courses/course.ts'
import { column } from '../forms/DraftForm.css.ts'
import { NounEdit } from '../forms/NounEdit.tsx'
import { useCopy } from '../language/copy.ts'
import { MarkPublic } from '../public-links/MarkPublic.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { usePaths } from '../shell/usePaths.ts'
import { useShown } from '../shell/useShown.ts'
import { CourseForm } from './CourseForm.tsx'
import { useCopyCourse } from './useCopyCourse.ts'

const newCourse = {
  name: '',
  headImage: '',
  introduction: '',
  value: '',
  permission: 'open' as const,
  password: '',
  serialNumber: 0,
  videoUrl: '',
  groupIds: [],
}

/** Adds a course or changes one (seed section 2, uploadcourse), and leads to its chapters. */
export default function CourseEditScreen({ params: { cloudSubjectId: id } }: ScreenProps) {
  const t = useCopy()
  const pathTo = usePaths()
  const copy = useCopyCourse()
  const categoryId = useShown(({ search }) => (search as { categoryId?: string }).categoryId ?? '')
  return (
    <>
      <NounEdit
        noun="courses"
        content="course"
        id={id}
        listPath={pathTo('curriculum')}
        schema={courseForm}
        blank={() => ({ ...newCourse, categoryId })}
        copy={copy}
        savedPath={(course) => (course.videoUrl === '' ? pathTo('eusChapter', { id: course.id }) : undefined)}
      >
        {(form) => (
          <>
            <Panel isPadded>
              <Steps
                label={t('courses.steps.label')}
                steps={[t('courses.steps.course'), t('courses.steps.chapters')]}
                current={0}
                doneLabel={t('courses.steps.done')}
              />
            </Panel>
            <CourseForm {...form} />
          </>
        )}
      </NounEdit>
      {id !== undefined && (
        <div className={column}>
          <MarkPublic noun="courses" id={id} hint={t('publicLinks.panel.withPassword')} />
        </div>
      )}
    </>
  )
}
