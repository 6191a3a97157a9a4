import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { providerAnswer } from '../contract/provider-answer.ts'
import { flagNeeded } from '../permissions/need.ts'
import { rule } from '../rules/rule.ts'
import { optionalId, requiredId } from '../rules/text.ts'
import {
  chapter,
  chapterDraft,
  chapterType,
  lessonDraft,
  lessonType,
  type NodeDraft,
  withDefaultType,
} from './chapter.ts'

const course = { channelId: requiredId, courseId: requiredId }
/** `id` is '' for a new node. */
const ids = { ...course, id: optionalId }

type Saved = NodeDraft & { channelId: string; courseId: string; id: string }

const saveRequest = z.pipe(
  z.transform(withDefaultType),
  z.discriminatedUnion('type', [
    z.strictObject({ ...ids, ...chapterDraft.shape }),
    z.strictObject({ ...ids, ...lessonDraft.shape }),
  ]),
) as unknown as z.ZodMiniType<
  Saved,
  Partial<NodeDraft> & Pick<Saved, 'channelId' | 'courseId' | 'name'> & { id?: string }
>

const nodeTypes = z.literal([chapterType, lessonType])

const uploadCourse = flagNeeded('uploadCourse')

/**
 * The calls about the chapters of a course, by their names in seed section 7. `channelId` has to be the session's own.
 */
export const chaptersContract = {
  deleteCloudCourseKpoint: endpoint({
    method: 'POST',
    path: '/deleteCloudCourseKpoint',
    summary: { zh: '放弃未提交的章节', en: 'Drop the chapters of a course that were not submitted' },
    needs: uploadCourse,
    body: z.strictObject(course),
    answer: providerAnswer,
    olderForms: ['get'],
  }),
  toEditCloudCourseKpoint: endpoint({
    method: 'POST',
    path: '/toEditCloudCourseKpoint',
    summary: { zh: '打开章节或课时', en: 'Open a chapter or lesson for editing' },
    needs: uploadCourse,
    body: z.strictObject({ ...course, id: optionalId }),
    answer: z.object({
      ...providerAnswer.shape,
      entity: z.nullable(
        z.object({
          cbsCourseKpointList: z.array(chapter),
          parentId: z.string(),
          name: z.string(),
          type: nodeTypes,
          videoUrl: z.string(),
          srtUrl: z.string(),
        }),
      ),
    }),
    olderForms: ['get'],
  }),
  editCloudCourseKpoint: endpoint({
    method: 'POST',
    path: '/editCloudCourseKpoint',
    summary: { zh: '保存章节或课时', en: 'Save a chapter or lesson' },
    needs: uploadCourse,
    body: saveRequest,
    answer: z.object({ ...providerAnswer.shape, entity: z.nullable(z.object({ id: z.string() })) }),
    olderForms: ['get'],
    errors: ['chapter.name_taken', 'chapter.parent_missing', 'chapter.type_fixed'],
  }),
  delCBSCourseKpoint: endpoint({
    method: 'POST',
    path: '/admin/delCBSCourseKpoint',
    summary: { zh: '删除章节或课时', en: 'Delete chapters or lessons' },
    needs: uploadCourse,
    body: z.strictObject({
      channelId: requiredId,
      /** Ids with commas between them. */
      ids: z.string().check(
        z.trim(),
        rule('rule.required', (text: string) => text.split(',').some((id) => id.trim() !== '')),
      ),
      type: nodeTypes,
    }),
    answer: providerAnswer,
    olderForms: ['get'],
  }),
} as const
