import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Steps } from '@icss/ui/Steps/Steps.tsx'
import { type CourseDraft, courseDraft } from '@icss/core/courses/course.ts'
import type { Course } from '@icss/core/courses/courses.contract.ts'
import { useOpenedSave, useOpening } from '../content-permissions/useOpening.ts'
import { draftOf } from '../forms/draft-of.ts'
import { EditScreen } from '../forms/EditScreen.tsx'
import { useLeave } from '../forms/useLeave.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import type { ScreenProps } from '../shell/screens.ts'
import { usePaths } from '../shell/usePaths.ts'
import { useShown } from '../shell/useShown.ts'
import { CourseForm } from './CourseForm.tsx'

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

type Opened = Course & { readonly groupIds: readonly string[] }

/** Adds a course or changes one (seed section 2, uploadcourse), and leads to its chapters. */
export default function CourseEditScreen({ params: { cloudSubjectId: id } }: ScreenProps) {
  const { courses } = useClient()
  const opening = useOpening('course')
  const pathTo = usePaths()
  return (
    <EditScreen<Opened>
      noun="courses"
      id={id}
      listPath={pathTo('curriculum')}
      load={async (asked, signal) => {
        const [course, groupIds] = await Promise.all([
          courses.show({ params: { id: asked } }, { signal }),
          opening.load(asked, signal),
        ])
        return { ...course, groupIds }
      }}
      nameOf={({ name }) => name}
    >
      {(course) => <Editing course={course} />}
    </EditScreen>
  )
}

function Editing({ course }: { course: Opened | undefined }) {
  const t = useCopy()
  const { courses } = useClient()
  const pathTo = usePaths()
  const { leave, leaveSaved } = useLeave('courses', pathTo('curriculum'))
  const categoryId = useShown(({ search }) => (search as { categoryId?: string }).categoryId ?? '')
  const opening = useOpening('course')
  const save = useOpenedSave<CourseDraft, Course>(opening, course, (body, stored) =>
    stored
      ? courses.update({ params: { id: stored.id }, query: { version: stored.version }, body })
      : courses.create({ body }),
  )
  return (
    <>
      <Panel isPadded>
        <Steps
          label={t('courses.steps.label')}
          steps={[t('courses.steps.course'), t('courses.steps.chapters')]}
          current={0}
          doneLabel={t('courses.steps.done')}
        />
      </Panel>
      <CourseForm
        draftKey={`course.${course?.id ?? 'new'}.${course?.version ?? 0}`}
        saved={
          course ? { ...draftOf(courseDraft, course), groupIds: [...course.groupIds] } : { ...newCourse, categoryId }
        }
        hasGroups={opening.isOffered}
        save={save}
        onSaved={({ id, videoUrl }) => leaveSaved(videoUrl === '' ? pathTo('eusChapter', { id }) : undefined)}
        onCancel={leave}
      />
    </>
  )
}
