import { assign, setup } from 'xstate'
import type { ErrorCode } from '../errors/error-codes.ts'
import type { Errors, FieldError } from '../errors/field-error.ts'
import { failureOf } from '../machines/failure-of.ts'
import { unprovided, unprovidedAction } from '../machines/unprovided.ts'
import { type LoginRequest, loginErrors } from './login-rules.ts'
import type { LoginAnswer } from './session.ts'

/** Milliseconds until a login gives up (seed section 9). */
export const loginTimeout = 30_000
/** Milliseconds between a successful login and the reload of the page (seed section 9). */
export const reloadDelay = 300

export interface LoginContext {
  readonly accountNumber: string
  readonly password: string
  /** Faults of what was typed, by field; '' for both. Set on submit, cleared by typing. */
  readonly errors: Errors
  /** Why the last login failed: one of the catalogue, or the server's own message. */
  readonly failure: FieldError | { readonly message: string } | undefined
  /** Whether the page was loaded with a session. */
  readonly isInside: boolean
}

export type LoginEvent =
  | { type: 'accountNumber.changed'; value: string }
  | { type: 'password.changed'; value: string }
  | { type: 'submit' }
  | { type: 'exit' }

const reasonOf = (answer: LoginAnswer): LoginContext['failure'] => {
  if (answer.code !== null) return { code: answer.code as ErrorCode, params: answer.params }
  if (answer.success === 1) return { code: 'session.account_missing', params: {} }
  if (answer.success === 2) return { code: 'session.password_wrong', params: {} }
  return { message: String(answer.success) }
}

/**
 * Logging in and out (seed section 4): idle → submitting → loggedIn → inside, or failed; exit from the shell leads back
 * to idle. `authenticate` answers as `adminLogin` does; `reload` and `end` are the page's.
 */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    /** `accountNumber`: known already, when a session has expired. `isInside`: the page was loaded with a session. */
    input: {} as { readonly accountNumber?: string; readonly isInside?: boolean } | undefined,
  },
  actors: {
    authenticate: unprovided<LoginAnswer, LoginRequest>('authenticate'),
    end: unprovided<void, void>('end'),
  },
  actions: {
    reload: unprovidedAction('reload'),
    typed: assign(({ context, event }) => {
      if (event.type === 'accountNumber.changed') return { accountNumber: event.value, errors: {}, failure: undefined }
      if (event.type === 'password.changed') return { password: event.value, errors: {}, failure: undefined }
      return context
    }),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(loginErrors(context)).length === 0,
    succeeded: (_, { answer }: { answer: LoginAnswer }) => answer.success === 0,
  },
  delays: { loginTimeout, reloadDelay },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    accountNumber: input?.accountNumber ?? '',
    password: '',
    errors: {},
    failure: undefined,
    isInside: input?.isInside ?? false,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: ({ context }) => context.isInside, target: 'inside' }, { target: 'idle' }],
    },
    idle: {
      on: {
        'accountNumber.changed': { actions: 'typed' },
        'password.changed': { actions: 'typed' },
        submit: [
          { guard: 'isComplete', target: 'submitting' },
          { actions: assign({ errors: ({ context }) => loginErrors(context), failure: undefined }) },
        ],
      },
    },
    submitting: {
      entry: assign({ errors: {}, failure: undefined }),
      invoke: {
        src: 'authenticate',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => ({ answer: event.output }) },
            target: 'loggedIn',
          },
          { target: 'failed', actions: assign({ failure: ({ event }) => reasonOf(event.output) }) },
        ],
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
      after: {
        loginTimeout: {
          target: 'failed',
          actions: assign({ failure: { code: 'client.timeout', params: {} } satisfies FieldError }),
        },
      },
    },
    failed: {
      on: {
        'accountNumber.changed': { target: 'idle', actions: 'typed' },
        'password.changed': { target: 'idle', actions: 'typed' },
        submit: [
          { guard: 'isComplete', target: 'submitting' },
          {
            target: 'idle',
            actions: assign({ errors: ({ context }) => loginErrors(context), failure: undefined }),
          },
        ],
      },
    },
    loggedIn: {
      entry: assign({ password: '' }),
      after: { reloadDelay: { target: 'inside', actions: 'reload' } },
    },
    inside: { on: { exit: { target: 'exiting' } } },
    exiting: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'end',
        onDone: { target: 'idle', actions: assign({ accountNumber: '', password: '', errors: {} }) },
        // Whoever could not be logged out is still inside, and is told.
        onError: { target: 'inside', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
  },
})

function requestOf({ accountNumber, password }: LoginContext): LoginRequest {
  return { accountNumber: accountNumber.trim(), password }
}
