import { tutorDraft } from '@icss/core/tutors/tutor.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { draftOf } from '../forms/draft-of.ts'
import { EditScreen } from '../forms/EditScreen.tsx'
import { useLeave } from '../forms/useLeave.ts'
import { useClient } from '../server/ClientProvider.tsx'
import type { ScreenProps } from '../shell/screens.ts'
import { TutorForm } from './TutorForm.tsx'

const listPath = pathTo('tutor')

const newTutor = { name: '', categoryId: '', introduction: '', avatar: '', serial: 0, status: 'online' as const }

/** Adds a tutor or changes one (seed section 2, tutoradd). */
export default function TutorEditScreen({ params: { id } }: ScreenProps) {
  const { tutors } = useClient()
  const { leave, leaveSaved } = useLeave('tutors', listPath)
  return (
    <EditScreen
      noun="tutors"
      id={id}
      listPath={listPath}
      load={(asked, signal) => tutors.show({ params: { id: asked } }, { signal })}
      nameOf={({ name }) => name}
    >
      {(tutor) => (
        <TutorForm
          draftKey={`tutor.${id ?? 'new'}.${tutor?.version ?? 0}`}
          saved={tutor ? draftOf(tutorDraft, tutor) : newTutor}
          save={(body) =>
            tutor
              ? tutors.update({ params: { id: tutor.id }, query: { version: tutor.version }, body })
              : tutors.create({ body })
          }
          onSaved={() => leaveSaved()}
          onCancel={leave}
        />
      )}
    </EditScreen>
  )
}
