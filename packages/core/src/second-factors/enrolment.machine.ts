import { assign, setup } from 'xstate'
import type * as z from 'zod/mini'
import type { Errors, FieldError } from '../errors/field-error.ts'
import { ProblemError } from '../errors/problem-error.ts'
import { failureOf } from '../machines/failure-of.ts'
import { unprovided } from '../machines/unprovided.ts'
import type { Enrolment, recoveryCodes } from './second-factor.ts'

export interface EnrolmentContext {
  readonly password: string
  readonly code: string
  /** What the authenticator app takes over, once the password was right. */
  readonly enrolment: Enrolment | undefined
  readonly recoveryCodes: readonly string[]
  /** Faults by field: `currentPassword`, `code`. */
  readonly errors: Errors
  /** Why the last step failed as a whole. */
  readonly failure: FieldError | undefined
}

export type EnrolmentEvent =
  | { type: 'password.changed'; value: string }
  | { type: 'code.changed'; value: string }
  | { type: 'submit' }
  | { type: 'noted' }

const fault = (code: FieldError['code']): FieldError => ({ code, params: {} })

/**
 * Adding a second factor: password → beginning → scanning → confirming → recording → done. `begin` answers the key for
 * the app, `confirm` the recovery codes, which are shown until they are said to be noted.
 */
export const enrolmentMachine = setup({
  types: { context: {} as EnrolmentContext, events: {} as EnrolmentEvent },
  actors: {
    begin: unprovided<Enrolment, string>('begin'),
    confirm: unprovided<z.output<typeof recoveryCodes>, string>('confirm'),
  },
  guards: {
    hasPassword: ({ context }) => context.password !== '',
    hasCode: ({ context }) => context.code.trim() !== '',
  },
  actions: {
    typed: assign(({ event }) => {
      if (event.type === 'password.changed') return { password: event.value, errors: {}, failure: undefined }
      if (event.type === 'code.changed') return { code: event.value, errors: {}, failure: undefined }
      return {}
    }),
    refused: assign((_, { error }: { error: unknown }) => {
      const errors = error instanceof ProblemError ? error.errors : {}
      return { errors, failure: Object.keys(errors).length > 0 ? undefined : failureOf(error) }
    }),
  },
}).createMachine({
  id: 'enrolment',
  context: { password: '', code: '', enrolment: undefined, recoveryCodes: [], errors: {}, failure: undefined },
  initial: 'password',
  states: {
    password: {
      on: {
        'password.changed': { actions: 'typed' },
        submit: [
          { guard: 'hasPassword', target: 'beginning' },
          { actions: assign({ errors: { currentPassword: fault('session.password_empty') } }) },
        ],
      },
    },
    beginning: {
      entry: assign({ errors: {}, failure: undefined }),
      invoke: {
        src: 'begin',
        input: ({ context }) => context.password,
        onDone: { target: 'scanning', actions: assign({ enrolment: ({ event }) => event.output, password: '' }) },
        onError: {
          target: 'password',
          actions: { type: 'refused', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    scanning: {
      on: {
        'code.changed': { actions: 'typed' },
        submit: [
          { guard: 'hasCode', target: 'confirming' },
          { actions: assign({ errors: { code: fault('session.code_empty') } }) },
        ],
      },
    },
    confirming: {
      entry: assign({ errors: {}, failure: undefined }),
      invoke: {
        src: 'confirm',
        input: ({ context }) => context.code.trim(),
        onDone: {
          target: 'recording',
          actions: assign({
            recoveryCodes: ({ event }) => event.output.recoveryCodes,
            enrolment: undefined,
            code: '',
          }),
        },
        onError: {
          target: 'scanning',
          actions: { type: 'refused', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    recording: { on: { noted: { target: 'done', actions: assign({ recoveryCodes: [] }) } } },
    done: { type: 'final' },
  },
})
