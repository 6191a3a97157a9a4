import { assign, setup } from 'xstate'
import type * as z from 'zod/mini'
import type { Errors, FieldError } from '../errors/field-error.ts'
import { ProblemError } from '../errors/problem-error.ts'
import { failureOf } from '../machines/failure-of.ts'
import { unprovided } from '../machines/unprovided.ts'
import { check } from '../rules/check.ts'

/** Values of any entity: the machine knows them by its schema only. */
export type DraftValues = Readonly<Record<string, unknown>>

/** A stored entity, and what of it a form fills in. */
export interface Latest {
  readonly stored: unknown
  readonly values: DraftValues
}

type Turn = 'even' | 'odd'
const other = (turn: Turn): Turn => (turn === 'even' ? 'odd' : 'even')

/** Whose value of a field is saved. */
export type Side = 'mine' | 'theirs'

export interface DraftContext {
  readonly values: DraftValues
  /** As stored, or as a new one starts: what differs from it is not saved yet. */
  readonly saved: DraftValues
  /** The entity that the next save replaces; undefined for a new one. What `save` answered, once it did. */
  readonly stored: unknown
  /** The values that the running save sends, whatever is typed meanwhile. */
  readonly sent: DraftValues
  /** What somebody else stored meanwhile, and what stood here when that was found. */
  readonly clash: { readonly theirs: Latest; readonly mine: DraftValues } | undefined
  readonly errors: Errors
  /** Why saving failed as a whole. */
  readonly failure: FieldError | undefined
  /** Turns when values come from elsewhere than the fields, which then have to show them anew. */
  readonly turn: Turn
}

export type DraftEvent =
  | { type: 'changed'; values: DraftValues }
  | { type: 'save' }
  | { type: 'discard' }
  | { type: 'renewed' }
  | { type: 'chosen'; field: string; side: Side }
  | { type: 'takeTheirs' }
  | { type: 'keepMine' }
  | { type: 'saveNew' }

/** What is typed and not saved, and what it changes, kept for when the page is loaded anew. */
export interface KeptDraft {
  readonly values: DraftValues
  readonly saved: DraftValues
}

export interface DraftInput {
  readonly saved: DraftValues
  readonly stored?: unknown
  /** What was typed before the page was reloaded. */
  readonly kept?: KeptDraft
}

/** What an actor `save` is asked with: the checked values, and the entity that they replace. */
export interface Saving {
  readonly values: unknown
  readonly stored: unknown
}

const sameValue = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)

/** The fields in which two drafts differ. */
export const changedFields = (one: DraftValues, other: DraftValues): string[] =>
  Object.keys(one).filter((key) => !sameValue(one[key], other[key]))

/** Whether something was changed and is not saved. */
export const isDirty = ({ values, saved }: Pick<DraftContext, 'values' | 'saved'>): boolean =>
  changedFields(values, saved).length > 0

/** The same errors when none is of these fields. */
const withoutFields = (errors: Errors, fields: readonly string[]): Errors => {
  const all = Object.entries(errors)
  const kept = all.filter(([path]) => !fields.includes(path.split('.')[0] ?? ''))
  return kept.length === all.length ? errors : Object.fromEntries(kept)
}

/** What a form shows once it is known what somebody else stored: theirs where only they changed a field. */
const beside = ({ values, saved, turn }: DraftContext, theirs: Latest): Partial<DraftContext> => {
  const mine = changedFields(values, saved)
  return {
    clash: { theirs, mine: values },
    values: { ...theirs.values, ...Object.fromEntries(mine.map((field) => [field, values[field]])) },
    errors: {},
    failure: undefined,
    turn: other(turn),
  }
}

/** What somebody else stored becomes what is edited. */
const basedOn = ({ stored, values }: Latest): Partial<DraftContext> => ({ stored, saved: values, clash: undefined })

const codeOf = (error: unknown) => failureOf(error).code

interface Failed {
  readonly error: unknown
}

/**
 * Editing one entity: editing → saving → saved, or back to editing with the faults at their fields. `schema` judges
 * before anything is sent (strictly, on save); a fault goes when its field is changed. What is typed while a save runs
 * is saved next. The actor `save` stores the values over what it is given; what the server refuses stands where the
 * schema's own faults stand. A session that has expired waits for `renewed` and saves again. When somebody else changed
 * the entity meanwhile, `load` fetches theirs, and the person chooses (`clashing`); of what somebody deleted a new one
 * can be saved (`gone`).
 */
export function createDraftMachine(schema: z.ZodMiniType) {
  const errorsOf = (values: DraftValues): Errors => {
    const checked = check(schema, values)
    return checked.ok ? {} : checked.errors
  }
  return setup({
    types: { context: {} as DraftContext, events: {} as DraftEvent, input: {} as DraftInput },
    actors: { save: unprovided<unknown, Saving>('save'), load: unprovided<Latest, unknown>('load') },
    guards: {
      isValid: ({ context }) => check(schema, context.values).ok,
      isSaved: ({ context }) => !isDirty(context),
      isOlder: ({ context: { saved, clash } }) =>
        clash !== undefined && changedFields(clash.theirs.values, saved).length > 0,
      isLoggedOut: (_, { error }: Failed) => ['session.needed', 'session.expired'].includes(codeOf(error)),
      isConflict: ({ context: { stored } }, { error }: Failed) =>
        stored !== undefined && codeOf(error) === 'request.conflict',
      isGone: ({ context: { stored } }, { error }: Failed) =>
        stored !== undefined && codeOf(error) === 'request.not_found',
      isUnchanged: ({ context }, { stored }: Latest) => sameValue(stored, context.stored),
      isElsewhere: ({ context }, { values }: Latest) => changedFields(values, context.saved).length === 0,
    },
    actions: {
      refuse: assign((_, { error }: { error: unknown }) => ({
        errors: error instanceof ProblemError ? error.errors : {},
        failure: failureOf(error),
      })),
      showFaults: assign({ errors: ({ context }) => errorsOf(context.values), failure: undefined }),
      change: assign(({ context, event }) => {
        if (event.type !== 'changed') return {}
        return {
          values: { ...context.values, ...event.values },
          errors: withoutFields(context.errors, ['', ...Object.keys(event.values)]),
          failure: undefined,
        }
      }),
      choose: assign(({ context: { values, clash, turn }, event }) => {
        if (event.type !== 'chosen' || !clash) return {}
        const from = event.side === 'mine' ? clash.mine : clash.theirs.values
        return { values: { ...values, [event.field]: from[event.field] }, turn: other(turn) }
      }),
      takeTheirs: assign(({ context: { clash, turn } }) =>
        clash ? { ...basedOn(clash.theirs), values: clash.theirs.values, errors: {}, turn: other(turn) } : {},
      ),
      keepMine: assign(({ context: { clash } }) => (clash ? basedOn(clash.theirs) : {})),
      becomeNew: assign({ stored: undefined, failure: undefined }),
      discard: assign(({ context: { saved, turn } }) => ({
        values: saved,
        clash: undefined,
        errors: {},
        failure: undefined,
        turn: other(turn),
      })),
    },
  }).createMachine({
    id: 'draft',
    context: ({ input: { saved, stored, kept } }) => {
      const blank = { stored, sent: saved, clash: undefined, errors: {}, failure: undefined, turn: 'even' as const }
      if (!kept) return { ...blank, saved, values: saved }
      const mine = { ...blank, saved: kept.saved, values: { ...saved, ...kept.values } }
      // What a new one begins with may be another by now, such as its time: nobody else has changed it.
      if (stored === undefined || changedFields(saved, kept.saved).length === 0) return { ...mine, saved }
      return { ...mine, ...beside(mine, { stored, values: saved }) }
    },
    initial: 'opening',
    on: { discard: { target: '.editing', actions: 'discard' } },
    states: {
      opening: { always: [{ guard: 'isOlder', target: 'clashing' }, { target: 'editing' }] },
      editing: {
        on: {
          changed: { actions: 'change' },
          save: [{ guard: 'isValid', target: 'saving' }, { actions: 'showFaults' }],
        },
      },
      saving: {
        entry: assign({ errors: {}, failure: undefined, sent: ({ context }) => context.values }),
        on: { changed: { actions: 'change' }, discard: {} },
        invoke: {
          src: 'save',
          input: ({ context: { values, stored } }: { context: DraftContext }) => {
            const checked = check(schema, values)
            if (!checked.ok) throw new Error('Only a valid draft is saved.')
            return { values: checked.value, stored }
          },
          onDone: {
            target: 'stored',
            actions: assign(({ context, event }) => ({ saved: context.sent, stored: event.output })),
          },
          onError: [
            { guard: { type: 'isLoggedOut', params: ({ event }) => event }, target: 'waiting' },
            { guard: { type: 'isConflict', params: ({ event }) => event }, target: 'comparing' },
            { guard: { type: 'isGone', params: ({ event }) => event }, target: 'gone' },
            { target: 'editing', actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) } },
          ],
        },
      },
      /** What was typed meanwhile is saved next, or shown with its faults. */
      stored: {
        always: [
          { guard: 'isSaved', target: 'saved' },
          { guard: 'isValid', target: 'saving' },
          { target: 'editing', actions: 'showFaults' },
        ],
      },
      saved: {
        on: { changed: { target: 'editing', actions: 'change' } },
      },
      /** For a login in place. */
      waiting: {
        on: {
          changed: { actions: 'change' },
          renewed: [
            { guard: 'isValid', target: 'saving' },
            { target: 'editing', actions: 'showFaults' },
          ],
        },
      },
      comparing: {
        on: { changed: { actions: 'change' } },
        invoke: {
          src: 'load',
          onDone: [
            {
              // Nothing changed, and yet it is refused: saving once more would be refused again.
              guard: { type: 'isUnchanged', params: ({ event }) => event.output },
              target: 'editing',
              actions: assign({ failure: { code: 'request.conflict', params: {} } }),
            },
            {
              // Only something else of the entity changed.
              guard: { type: 'isElsewhere', params: ({ event }) => event.output },
              target: 'stored',
              actions: assign(({ event }) => ({ stored: event.output.stored })),
            },
            { target: 'clashing', actions: assign(({ context, event }) => beside(context, event.output)) },
          ],
          onError: [
            { guard: { type: 'isGone', params: ({ event }) => event }, target: 'gone' },
            { guard: { type: 'isLoggedOut', params: ({ event }) => event }, target: 'waiting' },
            { target: 'editing', actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) } },
          ],
        },
      },
      clashing: {
        on: {
          changed: { actions: 'change' },
          chosen: { actions: 'choose' },
          takeTheirs: { target: 'editing', actions: 'takeTheirs' },
          keepMine: [
            { guard: 'isValid', target: 'saving', actions: 'keepMine' },
            { target: 'editing', actions: ['keepMine', 'showFaults'] },
          ],
          save: [
            { guard: 'isValid', target: 'saving', actions: 'keepMine' },
            { target: 'editing', actions: ['keepMine', 'showFaults'] },
          ],
        },
      },
      gone: {
        on: {
          changed: { actions: 'change' },
          saveNew: [
            { guard: 'isValid', target: 'saving', actions: 'becomeNew' },
            { target: 'editing', actions: ['becomeNew', 'showFaults'] },
          ],
        },
      },
    },
  })
}
