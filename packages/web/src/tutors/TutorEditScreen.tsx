import { pathTo } from '@icss/core/routes/path.ts'
import { tutorDraft } from '@icss/core/tutors/tutor.ts'
import { NounEdit } from '../forms/NounEdit.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { TutorForm } from './TutorForm.tsx'

const newTutor = { name: '', categoryId: '', introduction: '', avatar: '', serial: 0, status: 'online' as const }

/** Adds a tutor or changes one (seed section 2, tutoradd). */
export default function TutorEditScreen({ params: { id } }: ScreenProps) {
  return (
    <NounEdit noun="tutors" id={id} listPath={pathTo('tutor')} schema={tutorDraft} blank={() => newTutor}>
      {(form) => <TutorForm {...form} />}
    </NounEdit>
  )
}
