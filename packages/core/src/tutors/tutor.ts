import * as z from 'zod/mini'
import { personal } from '../rules/personal.ts'
import { sequenceNumber } from '../rules/number.ts'
import { optionalId, requiredName, requiredText, requiredUpload } from '../rules/text.ts'
import { uploadTo } from '../uploads/upload-to.ts'
import { referenceTo } from '../rules/reference.ts'

/** Characters of a tutor's name at most. */
export const maxTutorName = 10
/** Characters of a tutor's introduction at most (seed section 5). */
export const maxTutorIntroduction = 100
/** Tutors are shown or not (seed section 4). */
export const tutorStatuses = ['online', 'offline'] as const

/** A tutor (seed section 3); `serial` orders the list; `categoryId` is '' for an unclassified one. */
export const tutorDraft = z.strictObject({
  name: personal('name', requiredName(maxTutorName)),
  categoryId: referenceTo('tutorCategories', optionalId),
  introduction: personal('text', requiredText(maxTutorIntroduction)),
  avatar: personal('photo', uploadTo('tutorAvatar', requiredUpload)),
  serial: sequenceNumber,
  status: z._default(z.enum(tutorStatuses), 'online'),
})
export type TutorDraft = z.output<typeof tutorDraft>

/** Its choices. */
export const tutorChoices = { status: 'status' } as const
