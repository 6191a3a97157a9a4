import { chapterType, lessonType, type NodeDraft, nodeDraft } from '@icss/core/chapters/chapter.ts'
import { isChapterPlan, movedChapters, type PlannedField } from '@icss/core/chapters/chapter-plan.ts'
import type { chaptersContract } from '@icss/core/chapters/chapters.contract.ts'
import { digestOfContent } from '@icss/core/chapters/outline.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { PlanRow, PlanValue } from '@icss/core/operations/plan.ts'
import { check } from '@icss/core/rules/check.ts'
import { lockCourse } from '../courses/courses.repository.ts'
import type { Db } from '../database/database.ts'
import { isUuid } from '../database/uuids.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { requestLanguage } from '../http/request-language.ts'
import { appliedAtOnce } from '../operations/applied-at-once.ts'
import { type KeptChange, type KeptChanges, keptIds } from '../operations/kept-changes.ts'
import { operationAnswer, type StoredOperation } from '../operations/operation-answer.ts'
import { objectUrl } from '../uploads/object-url.ts'
import { insertNodes, listNodes, orderNodes, siblingIds, type StoredNode, updateNode } from './chapters.repository.ts'
import { plannedCourse } from './planned-course.ts'
import { plannedFiles } from './planned-files.ts'
import { nameTaken } from './save-node.ts'

const titles = { zh: '章节：{{course}}', en: 'Chapters: {{course}}' } as const

type Wanted = Partial<Record<PlannedField, PlanValue>>

/** What is wanted of each record, in the order of the plan. */
function byRecord(rows: readonly PlanRow[]): Map<string, { readonly label: string; readonly wanted: Wanted }> {
  const records = new Map<string, { label: string; wanted: Wanted }>()
  for (const { id, label, field, after } of rows) {
    const record = records.get(id) ?? { label, wanted: {} }
    record.wanted[field as PlannedField] = after
    records.set(id, record)
  }
  return records
}

const draftOf = ({ type, parentId, name, videoUrl, srtUrl, courseMinutes, courseSeconds }: StoredNode) => ({
  type,
  parentId: parentId ?? '',
  name,
  videoUrl,
  srtUrl,
  courseMinutes,
  courseSeconds,
})

/** The parts of a draft that a change made different. */
function differing(before: NodeDraft, after: NodeDraft) {
  const names = (Object.keys(after) as (keyof NodeDraft)[]).filter((name) => before[name] !== after[name])
  const partOf = (draft: NodeDraft) => Object.fromEntries(names.map((name) => [name, draft[name]]))
  return { before: partOf(before), after: partOf(after) }
}

async function change(
  db: Db,
  run: StoredOperation,
  { courseId, courseName }: { courseId: string; courseName: string },
  rows: readonly PlanRow[],
  urlOf: (key: string) => string,
): Promise<KeptChanges> {
  const { channelId } = run
  const moved = movedChapters({ rows: [...rows] }, await plannedCourse(db, channelId, courseId))
  if (moved.length > 0) throw new ProblemError('operation.stale', { params: { count: moved.length } })
  const { keyOf, missing } = await plannedFiles(db, channelId, { rows: [...rows] })
  if (missing.length > 0) throw new ProblemError('chapter.file_missing', { params: { count: missing.length } })
  const stored = new Map((await listNodes(db, channelId, courseId)).map((node) => [node.id, node]))
  const addressOf = (field: 'video' | 'subtitle', wanted: PlanValue | undefined) => {
    const digest = digestOfContent(wanted)
    return digest === undefined ? wanted : urlOf(keyOf(field, digest) ?? '')
  }

  const added: { id: string; draft: NodeDraft }[] = []
  const changed: KeptChange[] = []
  let line = 0
  for (const [id, { label, wanted }] of byRecord(rows)) {
    if (id === courseId || Object.keys(wanted).every((field) => field === 'order')) continue
    line += 1
    const node = stored.get(id)
    const { parent = node?.parentId ?? '', name, minutes, seconds } = wanted
    const video = addressOf('video', wanted.video)
    const subtitle = addressOf('subtitle', wanted.subtitle)
    const checked = check(nodeDraft, {
      type: parent === '' ? chapterType : lessonType,
      ...(node ? draftOf(node) : {}),
      parentId: parent,
      ...(name === undefined ? {} : { name }),
      ...(video === undefined ? {} : { videoUrl: video }),
      ...(subtitle === undefined ? {} : { srtUrl: subtitle }),
      ...(minutes === undefined ? {} : { courseMinutes: minutes }),
      ...(seconds === undefined ? {} : { courseSeconds: seconds }),
    })
    if (!checked.ok) throw new ProblemError('request.invalid', { params: { name: label }, errors: checked.errors })
    const draft = checked.value
    if (!node) {
      if (!isUuid(id)) throw new ProblemError('operation.stale', { params: { count: 1 } })
      added.push({ id, draft })
      continue
    }
    const updated = await updateNode(db, channelId, courseId, id, node.version, draft).catch(nameTaken)
    changed.push({ line, id, label, version: found(updated).version, ...differing(draftOf(node) as NodeDraft, draft) })
  }
  const chapterIds = new Set([
    ...[...stored.values()].filter(({ type }) => type === chapterType).map(({ id }) => id),
    ...added.filter(({ draft }) => draft.type === chapterType).map(({ id }) => id),
  ])
  if (added.some(({ draft: { type, parentId } }) => type === lessonType && !chapterIds.has(parentId)))
    throw new ProblemError('chapter.parent_missing')
  await insertNodes(
    db,
    channelId,
    courseId,
    added.toSorted((a, b) => b.draft.type - a.draft.type),
  ).catch(nameTaken)

  const fresh = new Set(added.map(({ id }) => id))
  const addedTo = Map.groupBy(added, ({ draft }) => draft.parentId)
  for (const { id, label, field, before, after } of rows) {
    if (field !== 'order') continue
    const ids = String(after).split(',')
    // What was added to a chapter that is new itself stands in its order already.
    if (
      fresh.has(id) &&
      addedTo
        .get(id)
        ?.map((one) => one.id)
        .join(',') === after
    )
      continue
    const siblings = await siblingIds(db, channelId, courseId, id === courseId ? '' : id)
    if (ids.length !== siblings.length || ids.some((one) => !siblings.includes(one)))
      throw new ProblemError('operation.stale', { params: { count: 1 } })
    await orderNodes(db, channelId, courseId, ids)
    const isOldOrder = ids.filter((one) => !fresh.has(one)).join(',') === (before ?? '')
    if (isOldOrder || fresh.has(id)) continue
    line += 1
    changed.push({
      line,
      id,
      label: label || courseName,
      version: 0,
      before: { order: before },
      after: { order: after },
    })
  }

  const created = keptIds(
    added.map((_, i) => i + 1),
    added.map(({ id }) => id),
  )
  return { created, changed }
}

/**
 * Applies a plan in one transaction, as a run that carries the plan's id: applied again it answers that run. Refused as a
 * whole when any row has moved since the plan, or a file of it is not stored.
 */
export const applyChapterPlan: Handler<typeof chaptersContract.applyPlan> = async (
  { session, tenant, services, request },
  { params: { courseId }, body: { id, rows, digest } },
) => {
  const channelId = session.channel.id
  const run = await tenant(async (db) => {
    const course = await lockCourse(db, channelId, courseId)
    if (!course) throw new ProblemError('request.not_found')
    if (!isChapterPlan({ rows, digest }))
      throw new ProblemError('request.invalid', { errors: { digest: { code: 'operation.stale', params: {} } } })
    const title = titles[requestLanguage(request)].replace('{{course}}', course.name)
    return appliedAtOnce(db, { session, kind: 'chapters.apply', title, id, digest, options: { courseId } }, (queued) =>
      change(db, queued, { courseId, courseName: course.name }, rows, (key) => objectUrl(request, services, key)),
    )
  })
  return operationAnswer(run)
}
