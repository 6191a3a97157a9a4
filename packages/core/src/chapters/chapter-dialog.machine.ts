import { assertEvent, assign, setup } from 'xstate'
import type { Errors, FieldError } from '../errors/field-error.ts'
import { ProblemError } from '../errors/problem-error.ts'
import { failureOf } from '../machines/failure-of.ts'
import { unprovided, unprovidedAction } from '../machines/unprovided.ts'
import { check } from '../rules/check.ts'
import {
  chapterType,
  defaultLessonMinutes,
  defaultLessonSeconds,
  lessonType,
  type NodeDraft,
  nodeDraft,
  type NodeType,
} from './chapter.ts'

/** What the person has typed so far. */
export interface NodeFields {
  readonly type: NodeType
  readonly name: string
  /** The chapter of a lesson. */
  readonly parentId: string
  readonly videoUrl: string
  /** Subtitle or free video. */
  readonly srtUrl: string
  readonly courseMinutes: number
  readonly courseSeconds: number
}

/** The two uploads of the dialog: the main video, and the free or subtitle video. */
export type DialogUpload = 'videoUrl' | 'srtUrl'

export interface ChapterDialogContext {
  /** The node to edit; none for a new one. */
  readonly id: string | undefined
  readonly fields: NodeFields
  readonly initial: NodeFields
  /** All faults of the fields as they stand, without delay (seed section 5), and those that the server found. */
  readonly errors: Errors
  /** Fields whose faults may be shown: those that were changed or left, or all once the person wanted to save. */
  readonly touched: ReadonlySet<string>
  readonly uploading: ReadonlySet<DialogUpload>
  /** Why loading or saving failed as a whole. */
  readonly failure: FieldError | undefined
}

export type ChapterDialogEvent =
  | { type: 'name.changed'; value: string }
  | { type: 'type.changed'; value: NodeType }
  | { type: 'parent.changed'; value: string }
  | { type: 'link.changed'; field: DialogUpload; value: string }
  | { type: 'duration.changed'; minutes: number; seconds: number }
  | { type: 'field.left'; field: keyof NodeFields }
  | { type: 'upload.began'; field: DialogUpload }
  | { type: 'upload.ended'; field: DialogUpload; url: string | undefined }
  | { type: 'showErrors' }
  | { type: 'save' }
  | { type: 'reload' }
  | { type: 'restore'; fields: NodeFields }
  | { type: 'saveNew' }
  | { type: 'retry' }
  | { type: 'close' }
  | { type: 'leave' }
  | { type: 'stay' }

const blank: NodeFields = {
  type: chapterType,
  name: '',
  parentId: '',
  videoUrl: '',
  srtUrl: '',
  courseMinutes: defaultLessonMinutes,
  courseSeconds: defaultLessonSeconds,
}

const fieldNames = Object.keys(blank) as (keyof NodeFields)[]

/** A chapter has neither parent nor main video, whatever was typed before its type was chosen. */
const draftOf = (fields: NodeFields): unknown =>
  fields.type === chapterType ? { ...fields, parentId: '', videoUrl: '' } : fields

const errorsOf = (fields: NodeFields): Errors => {
  const checked = check(nodeDraft, draftOf(fields))
  return checked.ok ? {} : checked.errors
}

const changedBy = (context: ChapterDialogContext, change: Partial<NodeFields>) => {
  const fields = { ...context.fields, ...change }
  const names = Object.keys(change)
  const isTouched = names.every((name) => context.touched.has(name))
  const errors = errorsOf(fields)
  // What stays the same is the same object, so that a view can tell that a key has changed nothing of it.
  return {
    fields,
    touched: isTouched ? context.touched : new Set([...context.touched, ...names]),
    errors: JSON.stringify(errors) === JSON.stringify(context.errors) ? context.errors : errors,
    failure: undefined,
  }
}

const isDirty = ({ fields, initial }: ChapterDialogContext) => fieldNames.some((name) => fields[name] !== initial[name])

/**
 * The dialog for a chapter or lesson (seed sections 2 and 4): new without an id, edit with one, where the type is
 * fixed. editing → saving → saved, or rejected with the faults at their fields. It can be saved once it parses and no
 * upload runs; closing asks when something would be lost. A node that somebody else changed can be loaded anew, one that
 * somebody deleted saved as a new one, and what was typed before a reload of the page restored. `logFailure` notes a
 * failed save (seed section 8).
 */
export const chapterDialogMachine = setup({
  types: {
    context: {} as ChapterDialogContext,
    events: {} as ChapterDialogEvent,
    input: {} as { id?: string; parentId?: string; type?: NodeType },
  },
  actors: {
    load: unprovided<NodeFields, { id: string }>('load'),
    save: unprovided<void, { id: string | undefined; draft: NodeDraft }>('save'),
  },
  actions: {
    logFailure: unprovidedAction('logFailure') as (_: unknown, params: { failure: FieldError }) => void,
    touchAll: assign({ touched: new Set<string>(fieldNames) }),
    changeDuration: assign(({ context, event }) => {
      assertEvent(event, 'duration.changed')
      return changedBy(context, { courseMinutes: event.minutes, courseSeconds: event.seconds })
    }),
  },
  guards: {
    isNew: ({ context }) => context.id === undefined,
    isEdit: ({ context }) => context.id !== undefined,
    isLesson: ({ context }) => context.fields.type === lessonType,
    wouldLose: ({ context }) => isDirty(context) || context.uploading.size > 0,
    isGone: ({ context }) => context.failure?.code === 'request.not_found',
    canSave: ({ context }) => context.uploading.size === 0 && Object.keys(errorsOf(context.fields)).length === 0,
  },
}).createMachine({
  id: 'chapterDialog',
  context: ({ input }) => {
    const fields: NodeFields = { ...blank, type: input.type ?? chapterType, parentId: input.parentId ?? '' }
    return {
      id: input.id,
      fields,
      initial: fields,
      errors: errorsOf(fields),
      touched: new Set<string>(),
      uploading: new Set<DialogUpload>(),
      failure: undefined,
    }
  },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isEdit', target: 'loading' }, { target: 'editing' }] },
    loading: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'load',
        input: ({ context }) => ({ id: context.id as string }),
        onDone: {
          target: 'editing',
          actions: assign(({ event: { output } }) => ({
            fields: output,
            initial: output,
            errors: errorsOf(output),
          })),
        },
        onError: { target: 'loadFailed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
      on: { close: 'closed' },
    },
    loadFailed: { on: { retry: 'loading', close: 'closed' } },
    editing: {
      initial: 'open',
      on: {
        'name.changed': {
          target: '.open',
          actions: assign(({ context, event }) => changedBy(context, { name: event.value })),
        },
        'type.changed': {
          guard: 'isNew',
          target: '.open',
          actions: assign(({ context, event }) => changedBy(context, { type: event.value })),
        },
        'parent.changed': {
          guard: 'isLesson',
          target: '.open',
          actions: assign(({ context, event }) => changedBy(context, { parentId: event.value })),
        },
        'link.changed': {
          target: '.open',
          actions: assign(({ context, event }) => changedBy(context, { [event.field]: event.value })),
        },
        'duration.changed': { target: '.open', actions: 'changeDuration' },
        restore: {
          // Nobody has left a field yet: what comes back is judged no earlier than what is typed anew.
          actions: assign(({ context, event: { fields } }) => ({
            ...changedBy(context, { ...fields, type: context.id === undefined ? fields.type : context.fields.type }),
            touched: context.touched,
          })),
        },
        reload: { guard: 'isEdit', target: 'loading' },
        saveNew: { guard: 'isGone', target: '.open', actions: assign({ id: undefined, failure: undefined }) },
        'field.left': {
          actions: assign({ touched: ({ context, event }) => new Set([...context.touched, event.field]) }),
        },
        showErrors: { actions: 'touchAll' },
        save: { guard: 'canSave', target: 'saving' },
        close: [{ guard: 'wouldLose', target: 'asking' }, { target: 'closed' }],
      },
      states: { open: {}, rejected: {} },
    },
    asking: {
      on: { leave: 'closed', stay: 'editing', 'duration.changed': { actions: 'changeDuration' } },
    },
    saving: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'save',
        input: ({ context }) => ({ id: context.id, draft: nodeDraft.parse(draftOf(context.fields)) }),
        onDone: 'saved',
        onError: {
          target: 'editing.rejected',
          actions: [
            assign(({ event }) => ({
              failure: failureOf(event.error),
              ...(event.error instanceof ProblemError ? { errors: event.error.errors } : {}),
            })),
            { type: 'logFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            'touchAll',
          ],
        },
      },
    },
    saved: { type: 'final' },
    closed: { type: 'final' },
  },
  // An upload goes on, and may end, while the person is asked whether to leave.
  on: {
    'upload.began': {
      actions: assign({ uploading: ({ context, event }) => new Set([...context.uploading, event.field]) }),
    },
    'upload.ended': {
      actions: assign(({ context, event }) => ({
        uploading: new Set([...context.uploading].filter((field) => field !== event.field)),
        ...(event.url === undefined ? {} : changedBy(context, { [event.field]: event.url })),
      })),
    },
  },
})
