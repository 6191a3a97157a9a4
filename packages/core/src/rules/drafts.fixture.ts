import type * as z from 'zod/mini'
import { accountDraft } from '../accounts/account.ts'
import { categoryDraft } from '../categories/category.ts'
import { nodeDraft } from '../chapters/chapter.ts'
import { courseDraft, courseForm } from '../courses/course.ts'
import { employeeDraft } from '../employees/employee.ts'
import type { ErrorCode } from '../errors/error-codes.ts'
import { fileDraft } from '../files/file.ts'
import { liveDraft, liveForm } from '../lives/live.ts'
import { noticeDraft, noticeForm } from '../notices/notice.ts'
import { templateDraft } from '../permission-templates/permission-template.ts'
import { tutorDraft } from '../tutors/tutor.ts'

/** A change of a draft that passes, the field at which it is refused, and the fault that stands there. */
export type BadInput = readonly [change: object, field: string, code: ErrorCode]

/** What a person fills in about one kind of thing, and what is refused of it. */
export interface JudgedDraft {
  readonly name: string
  readonly schema: z.ZodMiniType
  /** What its form judges by, when that holds more. */
  readonly form?: z.ZodMiniType
  /** Endpoints that make one of such a draft, as `group.name`. */
  readonly makers: readonly string[]
  /** Passes. */
  readonly draft: object
  readonly bad: readonly BadInput[]
}

/** Fields that cannot be empty. */
export const required = (...fields: string[]): BadInput[] =>
  fields.map((field) => [{ [field]: ' ' }, field, 'rule.required'])

/** Fields of text with the characters that they have at most. */
const atMost = (fields: Readonly<Record<string, number>>): BadInput[] =>
  Object.entries(fields).map(([field, max]) => [{ [field]: '长'.repeat(max + 1) }, field, 'rule.max_length'])

/** What no sequence number is (seed section 5): it is there, whole, and from 0 to 9999. */
const noSequenceNumber = (field: string): BadInput[] => [
  [{ [field]: undefined }, field, 'rule.required'],
  [{ [field]: '1' }, field, 'rule.type'],
  ...[-1, 1.5, 10_000].map((value): BadInput => [{ [field]: value }, field, 'rule.number_range']),
]

const [from, to] = ['2026-11-21T09:00:00+08:00', '2026-11-21T11:00:00+08:00']
const flags = Array.from({ length: 12 }, (_, id) => id === 2)

/**
 * Bad input, a value for each rule of seed section 5 about what is made through the contract: the form, the API and the
 * command line are all judged by this table.
 */
export const judgedDrafts: readonly JudgedDraft[] = [
  {
    name: 'chapter',
    schema: nodeDraft,
    makers: ['chapters.create'],
    draft: { name: '第一章' },
    bad: [
      [{ name: '' }, 'name', 'chapter.name_required'],
      ...atMost({ name: 30 }),
      [{ srtUrl: 'x' }, 'srtUrl', 'chapter.video_invalid'],
      [{ type: 3 }, 'type', 'rule.choice'],
      [{ courseMinutes: 10_000 }, 'courseMinutes', 'rule.number_range'],
      [{ courseSeconds: 60 }, 'courseSeconds', 'rule.number_range'],
      [{ more: 1 }, 'more', 'rule.unknown_field'],
    ],
  },
  {
    name: 'lesson',
    schema: nodeDraft,
    makers: ['chapters.create'],
    draft: { name: '第一课', type: 1, parentId: 'c-1', videoUrl: 'https://x.cn/a.mp4' },
    bad: [
      [{ name: ' ' }, 'name', 'chapter.name_required'],
      ...atMost({ name: 30 }),
      [{ parentId: '' }, 'parentId', 'chapter.parent_required'],
      [{ videoUrl: '' }, 'videoUrl', 'chapter.video_required'],
      [{ videoUrl: 'https://x.cn/a.txt' }, 'videoUrl', 'chapter.video_invalid'],
      [{ videoUrl: 'ftp://x.cn/a.mp4' }, 'videoUrl', 'chapter.video_invalid'],
      [{ srtUrl: 'https://x.cn/a.txt' }, 'srtUrl', 'chapter.video_invalid'],
      [{ srtUrl: 'a.srt' }, 'srtUrl', 'chapter.video_invalid'],
      [{ courseMinutes: -1 }, 'courseMinutes', 'rule.number_range'],
    ],
  },
  {
    name: 'course',
    schema: courseDraft,
    form: courseForm,
    makers: ['courses.create'],
    draft: { name: '课', headImage: 'k', serialNumber: 0 },
    bad: [
      ...required('name', 'headImage'),
      ...atMost({ name: 50, headImage: 500, introduction: 200 }),
      ...noSequenceNumber('serialNumber'),
      [{ value: '1.234' }, 'value', 'rule.price'],
      [{ value: '12345678901' }, 'value', 'rule.price'],
      [{ value: '免费' }, 'value', 'rule.price'],
      [{ videoUrl: 'https://x.cn' }, 'videoUrl', 'rule.video_url'],
      [{ videoUrl: 'rtsp://x.cn/a.mp4' }, 'videoUrl', 'rule.video_url'],
      [{ permission: 'password' }, 'password', 'rule.channel_password'],
      [{ permission: 'password', password: '12345' }, 'password', 'rule.channel_password'],
      [{ permission: 'password', password: '密码密码密码' }, 'password', 'rule.channel_password'],
      [{ permission: 'x' }, 'permission', 'rule.choice'],
    ],
  },
  {
    name: 'category',
    schema: categoryDraft,
    makers: ['courseCategories.create', 'tutorCategories.create', 'fileGroups.create'],
    draft: { name: '分类' },
    bad: [...required('name'), ...atMost({ name: 10, parentId: 64 })],
  },
  {
    name: 'live',
    schema: liveDraft,
    form: liveForm,
    makers: ['lives.create'],
    draft: { name: '直播', type: 'ROOM', headImage: 'k', startAt: from, endAt: to, tutorId: 't' },
    bad: [
      ...required('name', 'headImage', 'tutorId', 'startAt', 'endAt'),
      ...atMost({ name: 50 }),
      [{ type: 'ROOM3' }, 'type', 'rule.choice'],
      [{ type: undefined }, 'type', 'rule.required'],
      [{ source: 'radio' }, 'source', 'rule.choice'],
      [{ tutorPhone: '1' }, 'tutorPhone', 'rule.mobile'],
      [{ tutorPhone: '12800138000' }, 'tutorPhone', 'rule.mobile'],
      [{ startAt: '明天' }, 'startAt', 'rule.date_time'],
      [{ endAt: from }, 'endAt', 'rule.end_before_start'],
      [{ recording: 'yes' }, 'recording', 'rule.type'],
    ],
  },
  {
    name: 'tutor',
    schema: tutorDraft,
    makers: ['tutors.create'],
    draft: { name: '导师', introduction: '字'.repeat(100), avatar: 'k', serial: 0 },
    bad: [
      ...required('name', 'introduction', 'avatar'),
      ...atMost({ name: 10, introduction: 100 }),
      ...noSequenceNumber('serial'),
      [{ status: 'away' }, 'status', 'rule.choice'],
    ],
  },
  {
    name: 'notice',
    schema: noticeDraft,
    form: noticeForm,
    makers: ['notices.create'],
    draft: { title: '通知', startAt: from, endAt: to, body: '字'.repeat(500), durationDays: 1, publisher: '王明' },
    bad: [
      ...required('title', 'body', 'publisher', 'startAt', 'endAt'),
      ...atMost({ title: 50, body: 500, publisher: 20 }),
      [{ body: '<p><br></p>' }, 'body', 'rule.required'],
      [{ durationDays: 0 }, 'durationDays', 'rule.number_range'],
      [{ durationDays: 2 }, 'durationDays', 'notice.days_differ'],
      [{ endAt: from }, 'endAt', 'rule.end_before_start'],
      [{ endAt: '2026-11-32' }, 'endAt', 'rule.date_time'],
    ],
  },
  {
    name: 'file',
    schema: fileDraft,
    makers: ['files.create'],
    draft: { name: '合同.pdf', groupId: '', publisher: '王明', file: 'k' },
    bad: [...required('name', 'publisher', 'file'), ...atMost({ name: 55, publisher: 20, file: 500 })],
  },
  {
    name: 'permission template',
    schema: templateDraft,
    makers: ['permissionTemplates.create'],
    draft: { name: '只上传文件', flags },
    bad: [
      ...required('name'),
      [{ flags: flags.map(() => false) }, 'flags', 'template.nothing_selected'],
      [{ flags: flags.slice(1) }, 'flags', 'rule.type'],
    ],
  },
  {
    name: 'employee',
    schema: employeeDraft,
    makers: ['employees.create'],
    draft: { name: '王明', position: '经理', phone: '13800000000' },
    bad: [...required('name', 'position', 'phone'), [{ phone: '123' }, 'phone', 'rule.mobile']],
  },
  {
    name: 'account',
    schema: accountDraft,
    makers: ['accounts.create'],
    draft: { number: '755901', name: '王明' },
    bad: [
      ...required('number', 'name'),
      [{ number: 'a1' }, 'number', 'rule.digits'],
      [{ phone: '1' }, 'phone', 'rule.mobile'],
    ],
  },
]
