import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { storedId } from '../contract/stored.ts'
import { endpoint } from '../contract/endpoint.ts'
import { versionQuery } from '../contract/entity-endpoints.ts'
import { providerAnswer } from '../contract/provider-answer.ts'
import { operation } from '../operations/operation.ts'
import { answeredPlan } from '../operations/plan.ts'
import { flagNeeded } from '../permissions/need.ts'
import { atMost } from '../rules/list.ts'
import { maxInteger, queryNumber } from '../rules/number.ts'
import { rule, ruleWith } from '../rules/rule.ts'
import { exactText, optionalId, requiredId } from '../rules/text.ts'
import {
  chapter,
  chapterNode,
  chapterTree,
  chapterDraft,
  chapterType,
  lessonDraft,
  lessonType,
  type NodeDraft,
  nodeDraft,
  withDefaultType,
} from './chapter.ts'
import { chapterPlan } from './chapter-plan.ts'
import { readTable, tableErrors } from '../spreadsheets/read-table.ts'
import { outlineRow } from './outline-row.ts'
import { maxOutlineBytes, maxOutlineNodes, outline } from './outline.ts'

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

const params = z.object({ courseId: z.uuid() })
const nodeParams = z.object({ courseId: z.uuid(), chapterId: z.uuid() })
const saveErrors = ['chapter.name_taken', 'chapter.parent_missing'] as const

/**
 * Chapters and lessons of a course; and the calls about them, by their names in seed section 7. `channelId` has to be the session's own.
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
    errors: ['request.not_found'],
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
          parentId: impersonal(z.string()),
          name: impersonal(z.string()),
          type: nodeTypes,
          videoUrl: impersonal(z.string()),
          srtUrl: impersonal(z.string()),
        }),
      ),
    }),
    olderForms: ['get'],
    errors: ['request.not_found'],
  }),
  editCloudCourseKpoint: endpoint({
    method: 'POST',
    path: '/editCloudCourseKpoint',
    summary: { zh: '保存章节或课时', en: 'Save a chapter or lesson' },
    needs: uploadCourse,
    body: saveRequest,
    answer: z.object({ ...providerAnswer.shape, entity: z.nullable(z.object({ id: storedId })) }),
    olderForms: ['get'],
    errors: ['request.not_found', 'chapter.name_taken', 'chapter.parent_missing', 'chapter.type_fixed'],
  }),
  delCBSCourseKpoint: endpoint({
    method: 'POST',
    path: '/admin/delCBSCourseKpoint',
    summary: { zh: '删除章节或课时', en: 'Delete chapters or lessons' },
    needs: uploadCourse,
    body: z.strictObject({
      channelId: requiredId,
      /** Ids with commas between them. */
      ids: impersonal(exactText(maxOutlineNodes * 65)).check(
        rule('rule.required', (text) => text.split(',').some((id) => id.trim() !== '')),
        ruleWith('rule.too_many', (text) => {
          const count = text.split(',').length
          return count > maxOutlineNodes ? { max: maxOutlineNodes, count } : undefined
        }),
      ),
      type: nodeTypes,
    }),
    answer: providerAnswer,
    olderForms: ['get'],
    errors: ['request.not_found'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/courses/{courseId}/chapters',
    summary: { zh: '课程的章节和课时', en: 'List the chapters of a course with their lessons' },
    needs: uploadCourse,
    params,
    query: z.strictObject({
      /** Of a course with more chapters and lessons than this the lessons are left out, so that it is there at once. */
      most: z.optional(queryNumber(0, maxInteger)),
    }),
    answer: chapterTree,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/courses/{courseId}/chapters/{chapterId}',
    summary: { zh: '章节或课时详情', en: 'Show a chapter or lesson' },
    needs: uploadCourse,
    params: nodeParams,
    answer: chapterNode,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/courses/{courseId}/chapters',
    summary: { zh: '新建章节或课时', en: 'Add a chapter or lesson' },
    needs: uploadCourse,
    params,
    body: nodeDraft,
    answer: chapterNode,
    status: 201,
    errors: saveErrors,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v1/courses/{courseId}/chapters/{chapterId}',
    summary: { zh: '修改章节或课时', en: 'Change a chapter or lesson' },
    needs: uploadCourse,
    params: nodeParams,
    query: versionQuery,
    body: nodeDraft,
    answer: chapterNode,
    errors: [...saveErrors, 'chapter.type_fixed', 'request.conflict'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/courses/{courseId}/chapters/{chapterId}',
    summary: { zh: '删除章节及其课时，或一个课时', en: 'Delete a chapter with its lessons, or a lesson' },
    needs: uploadCourse,
    params: nodeParams,
  }),
  reorder: endpoint({
    method: 'PUT',
    path: '/api/v1/courses/{courseId}/chapter-order',
    summary: { zh: '调整章节或课时的顺序', en: 'Order the chapters of a course, or the lessons of a chapter' },
    needs: uploadCourse,
    params,
    body: z.strictObject({
      /** The chapter whose lessons are ordered; '' for the chapters themselves. */
      parentId: optionalId,
      /** All of them, in their new order. */
      ids: z.array(z.uuid()).check(atMost(10_000)),
    }),
    errors: ['request.conflict'],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/v1/courses/{courseId}/chapter-submission',
    summary: { zh: '提交章节', en: 'Submit the chapters that were added or begun' },
    needs: uploadCourse,
    params,
  }),
  readOutline: endpoint({
    method: 'POST',
    path: '/api/v1/chapter-outlines',
    summary: { zh: '读取大纲文件', en: 'Read an outline file (CSV, XLSX or JSON Lines) into rows; nothing is written' },
    needs: uploadCourse,
    body: 'stream',
    answer: readTable(outlineRow),
    errors: tableErrors,
  }),
  plan: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/courses/{courseId}/chapter-plans',
    summary: { zh: '预览按大纲修改章节', en: 'Plan what makes a course hold an outline, row by row' },
    needs: uploadCourse,
    params,
    body: outline,
    maxBody: maxOutlineBytes,
    answer: answeredPlan,
  }),
  checkPlan: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/courses/{courseId}/chapter-plans/check',
    summary: {
      zh: '检查预览是否仍可执行',
      en: 'Tell what of a plan has moved, and which of its files are not stored yet',
    },
    needs: uploadCourse,
    params,
    body: chapterPlan,
    maxBody: maxOutlineBytes,
    answer: z.object({
      /** Rows that have another value than the plan found. */
      moved: z.number(),
      /** By the SHA-256 of the content. */
      missing: z.array(z.object({ digest: impersonal(z.string()), field: z.enum(['video', 'subtitle']) })),
      /** The run that applied the plan, if one has. */
      operation: z.nullable(operation),
    }),
    errors: ['operation.plan_undone'],
  }),
  applyPlan: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/courses/{courseId}/chapter-plans/apply',
    summary: { zh: '执行按大纲修改章节', en: 'Apply a plan, unless the course has moved since' },
    needs: uploadCourse,
    params,
    body: chapterPlan,
    maxBody: maxOutlineBytes,
    answer: operation,
    errors: [
      'operation.stale',
      'operation.plan_undone',
      'chapter.file_missing',
      'chapter.name_taken',
      'chapter.parent_missing',
      'request.conflict',
    ],
  }),
} as const
