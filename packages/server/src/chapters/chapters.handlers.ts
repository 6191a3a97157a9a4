import type { chaptersContract } from '@icss/core/chapters/chapters.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { applyChapterPlan } from './apply-chapter-plan.ts'
import { checkChapterPlan } from './check-chapter-plan.ts'
import { createChapter } from './create-chapter.ts'
import { delCBSCourseKpoint } from './del-cbs-course-kpoint.ts'
import { deleteChapter } from './delete-chapter.ts'
import { deleteCloudCourseKpoint } from './delete-cloud-course-kpoint.ts'
import { editCloudCourseKpoint } from './edit-cloud-course-kpoint.ts'
import { listChapters } from './list-chapters.ts'
import { planCourseChapters } from './plan-chapters.ts'
import { readOutline } from './read-outline.ts'
import { reorderChapters } from './reorder-chapters.ts'
import { showChapter } from './show-chapter.ts'
import { submitChapters } from './submit-chapters.ts'
import { toEditCloudCourseKpoint } from './to-edit-cloud-course-kpoint.ts'
import { updateChapter } from './update-chapter.ts'

export const chaptersHandlers: Handlers<{ chapters: typeof chaptersContract }>['chapters'] = {
  deleteCloudCourseKpoint,
  toEditCloudCourseKpoint,
  editCloudCourseKpoint,
  delCBSCourseKpoint,
  list: listChapters,
  show: showChapter,
  create: createChapter,
  update: updateChapter,
  delete: deleteChapter,
  reorder: reorderChapters,
  submit: submitChapters,
  readOutline,
  plan: planCourseChapters,
  checkPlan: checkChapterPlan,
  applyPlan: applyChapterPlan,
}
