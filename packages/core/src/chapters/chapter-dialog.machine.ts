import { assertEvent, assign, sendTo, setup, type SnapshotEvent, type SnapshotFrom } from 'xstate'
import * as z from 'zod/mini'
import type { Errors, FieldError } from '../errors/field-error.ts'
import {
  createDraftMachine,
  type DraftContext,
  type DraftEvent,
  type KeptDraft,
  type Latest,
} from '../forms/draft.machine.ts'
import { failureOf } from '../machines/failure-of.ts'
import { unprovided } from '../machines/unprovided.ts'
import { check } from '../rules/check.ts'
import {
  chapterType,
  defaultLessonMinutes,
  defaultLessonSeconds,
  lessonType,
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
  readonly stored: unknown
  readonly kept: KeptDraft | undefined
  readonly fields: NodeFields
  readonly initial: NodeFields
  /** All faults of the fields as they stand, without delay (seed section 5), and those that the server found. */
  readonly errors: Errors
  /** Fields whose faults may be shown: those that were changed or left, or all once the person wanted to save. */
  readonly touched: ReadonlySet<string>
  readonly uploading: ReadonlySet<DialogUpload>
  /** Why loading or saving failed as a whole. */
  readonly failure: FieldError | undefined
  /** What the draft machine is doing. */
  readonly draft: DraftState
  /** What somebody else stored meanwhile. */
  readonly clash: DraftContext['clash']
}

/** What is sent on to the draft as it is. */
type Choice = Extract<DraftEvent, { type: 'chosen' | 'takeTheirs' | 'keepMine' | 'saveNew' | 'renewed' }>

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
  | Choice
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
const draftOf = (fields: unknown): unknown =>
  (fields as NodeFields).type === chapterType ? { ...(fields as NodeFields), parentId: '', videoUrl: '' } : fields

const nodeForm = z.pipe(z.transform(draftOf), nodeDraft)

/** Keeps what is typed, saves it, and meets what others have done meanwhile, as in every form. */
export const chapterDraftMachine = createDraftMachine(nodeForm)
type DraftSnapshot = SnapshotFrom<typeof chapterDraftMachine>
type DraftState = DraftSnapshot['value']

const errorsOf = (fields: NodeFields): Errors => {
  const checked = check(nodeForm, fields)
  return checked.ok ? {} : checked.errors
}

/** What the dialog shows of its draft. */
const shownOf = (before: ChapterDialogContext, snapshot: Pick<DraftSnapshot, 'value' | 'context'>) => {
  const { values, saved, stored, failure, clash, errors: refused } = snapshot.context
  const fields = values as unknown as NodeFields
  const errors = { ...errorsOf(fields), ...refused }
  return {
    fields,
    initial: saved as unknown as NodeFields,
    stored,
    id: (stored as { readonly id: string } | undefined)?.id,
    failure,
    clash,
    draft: snapshot.value,
    // What stays the same is the same object, so that a view can tell that a key has changed nothing of it.
    errors: JSON.stringify(errors) === JSON.stringify(before.errors) ? before.errors : errors,
    touched: failure === undefined ? before.touched : new Set<string>(fieldNames),
  }
}

const isDirty = ({ fields, initial }: ChapterDialogContext) => fieldNames.some((name) => fields[name] !== initial[name])

/**
 * The dialog for a chapter or lesson (seed sections 2 and 4): new without an id, edit with one, where the type is
 * fixed. It opens over a draft, which saves it; it can be saved once it parses and no upload runs, and closing asks when
 * something would be lost.
 */
export const chapterDialogMachine = setup({
  types: {
    context: {} as ChapterDialogContext,
    events: {} as ChapterDialogEvent,
    input: {} as { id?: string; parentId?: string; type?: NodeType; kept?: KeptDraft },
  },
  actors: { load: unprovided<Latest, { id: string }>('load'), draft: chapterDraftMachine },
  actions: {
    touchAll: assign({ touched: new Set<string>(fieldNames) }),
    touch: assign(({ context }, { names }: { names: readonly string[] }) =>
      names.every((name) => context.touched.has(name))
        ? {}
        : { touched: new Set<string>([...context.touched, ...names]) },
    ),
    change: sendTo('draft', (_, { values }: { values: Partial<NodeFields> }): DraftEvent => ({
      type: 'changed',
      values,
    })),
    pass: sendTo('draft', ({ event }) => event as DraftEvent),
    show: assign(({ context, event }) => shownOf(context, (event as unknown as SnapshotEvent<DraftSnapshot>).snapshot)),
    ended: assign(({ context, event }) => {
      assertEvent(event, 'upload.ended')
      return { uploading: new Set([...context.uploading].filter((field) => field !== event.field)) }
    }),
  },
  guards: {
    isNew: ({ context }) => context.id === undefined,
    isEdit: ({ context }) => context.id !== undefined,
    isLesson: ({ context }) => context.fields.type === lessonType,
    wouldLose: ({ context }) => isDirty(context) || context.uploading.size > 0,
    isSaving: ({ context }) => ['saving', 'waiting', 'comparing'].includes(context.draft as string),
    canSave: ({ context }) => context.uploading.size === 0 && Object.keys(errorsOf(context.fields)).length === 0,
    isSaved: (_, { snapshot }: { snapshot: { value: unknown } }) => snapshot.value === 'saved',
    hasUrl: (_, { url }: { url: string | undefined }) => url !== undefined,
  },
}).createMachine({
  id: 'chapterDialog',
  context: ({ input: { id, type = chapterType, parentId = '', kept } }) => {
    const fields: NodeFields = { ...blank, type, parentId }
    return {
      id,
      stored: undefined,
      kept,
      fields,
      initial: fields,
      errors: errorsOf(fields),
      touched: new Set<string>(),
      uploading: new Set<DialogUpload>(),
      failure: undefined,
      draft: 'editing',
      clash: undefined,
    }
  },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isEdit', target: 'loading' }, { target: 'open' }] },
    loading: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'load',
        input: ({ context }) => ({ id: context.id as string }),
        onDone: {
          target: 'open',
          actions: assign(({ event: { output } }) => {
            const fields = output.values as unknown as NodeFields
            return { stored: output.stored, fields, initial: fields, errors: errorsOf(fields) }
          }),
        },
        onError: { target: 'loadFailed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
      on: { close: 'closed' },
    },
    loadFailed: { on: { retry: 'loading', close: 'closed' } },
    open: {
      initial: 'editing',
      invoke: {
        id: 'draft',
        src: 'draft',
        input: ({ context: { initial, stored, kept } }) => ({
          saved: { ...initial },
          stored,
          ...(kept ? { kept } : {}),
        }),
        onSnapshot: [
          { guard: { type: 'isSaved', params: ({ event }) => event }, target: 'saved', actions: 'show' },
          { actions: 'show' },
        ],
      },
      on: {
        'duration.changed': {
          actions: [
            {
              type: 'change',
              params: ({ event }) => ({ values: { courseMinutes: event.minutes, courseSeconds: event.seconds } }),
            },
            { type: 'touch', params: { names: ['courseMinutes', 'courseSeconds'] } },
          ],
        },
        // An upload goes on, and may end, while the person is asked whether to leave.
        'upload.began': {
          actions: assign(({ context, event: { field } }) => ({
            uploading: new Set([...context.uploading, field]),
            // What is on its way is no longer missed.
            touched: new Set([...context.touched].filter((name) => name !== field)),
          })),
        },
        'upload.ended': [
          {
            guard: { type: 'hasUrl', params: ({ event }) => event },
            actions: [
              'ended',
              { type: 'change', params: ({ event }) => ({ values: { [event.field]: event.url } }) },
              { type: 'touch', params: ({ event }) => ({ names: [event.field] }) },
            ],
          },
          { actions: 'ended' },
        ],
        renewed: { actions: 'pass' },
      },
      states: {
        editing: {
          on: {
            'name.changed': {
              actions: [
                { type: 'change', params: ({ event }) => ({ values: { name: event.value } }) },
                { type: 'touch', params: { names: ['name'] } },
              ],
            },
            'type.changed': {
              guard: 'isNew',
              actions: [
                { type: 'change', params: ({ event }) => ({ values: { type: event.value } }) },
                { type: 'touch', params: { names: ['type'] } },
              ],
            },
            'parent.changed': {
              guard: 'isLesson',
              actions: [
                { type: 'change', params: ({ event }) => ({ values: { parentId: event.value } }) },
                { type: 'touch', params: { names: ['parentId'] } },
              ],
            },
            'link.changed': {
              actions: [
                { type: 'change', params: ({ event }) => ({ values: { [event.field]: event.value } }) },
                { type: 'touch', params: ({ event }) => ({ names: [event.field] }) },
              ],
            },
            'field.left': { actions: { type: 'touch', params: ({ event }) => ({ names: [event.field] }) } },
            showErrors: { actions: 'touchAll' },
            save: { guard: 'canSave', actions: 'pass' },
            chosen: { actions: 'pass' },
            takeTheirs: { actions: 'pass' },
            keepMine: { actions: 'pass' },
            saveNew: { actions: 'pass' },
            close: [
              { guard: 'isSaving' },
              { guard: 'wouldLose', target: 'asking' },
              { target: '#chapterDialog.closed' },
            ],
          },
        },
        asking: { on: { leave: '#chapterDialog.closed', stay: 'editing' } },
      },
    },
    saved: { type: 'final' },
    closed: { type: 'final' },
  },
})
