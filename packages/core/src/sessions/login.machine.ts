import { assign, setup } from 'xstate'
import type { ErrorCode } from '../errors/error-code.ts'
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
  /** Of the second factor. */
  readonly code: string
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
  | { type: 'code.changed'; value: string }
  | { type: 'submit' }
  /** From the question for a code to the login of another account. */
  | { type: 'back' }
  | { type: 'exit' }

const timedOut: FieldError = { code: 'client.timeout', params: {} }

/** What an answer says of the code: none was given yet, or it was wrong. */
const isAboutCode = ({ code }: LoginAnswer): boolean => code === 'session.code_needed' || code === 'session.code_wrong'

const reasonOf = (answer: LoginAnswer): LoginContext['failure'] => {
  if (answer.code !== null) return { code: answer.code as ErrorCode, params: answer.params }
  if (answer.success === 1) return { code: 'session.account_missing', params: {} }
  if (answer.success === 2) return { code: 'session.password_wrong', params: {} }
  return { message: String(answer.success) }
}

/**
 * Logging in and out (seed section 4): idle → submitting → loggedIn → inside, or failed; exit from the shell leads back
 * to idle. An account with a second factor is asked for its code on the way: submitting → asking → confirming. What was
 * typed stays while the code is asked for, since the server keeps nothing of a login that is not whole. `authenticate` answers as `adminLogin` does; `reload` and `end` are the page's.
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
      if (event.type === 'code.changed') return { code: event.value, errors: {}, failure: undefined }
      return context
    }),
  },
  guards: {
    isInside: ({ context }) => context.isInside,
    isComplete: ({ context }) => Object.keys(loginErrors(context)).length === 0,
    hasCode: ({ context }) => context.code.trim() !== '',
    asksForCode: (_, { answer }: { answer: LoginAnswer }) => isAboutCode(answer),
    succeeded: (_, { answer }: { answer: LoginAnswer }) => answer.success === 0,
  },
  delays: { loginTimeout, reloadDelay },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    accountNumber: input?.accountNumber ?? '',
    password: '',
    code: '',
    errors: {},
    failure: undefined,
    isInside: input?.isInside ?? false,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isInside', target: 'inside' }, { target: 'idle' }],
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
      entry: assign({ code: '', errors: {}, failure: undefined }),
      invoke: {
        src: 'authenticate',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => ({ answer: event.output }) },
            target: 'loggedIn',
          },
          {
            guard: { type: 'asksForCode', params: ({ event }) => ({ answer: event.output }) },
            target: 'asking',
          },
          { target: 'failed', actions: assign({ failure: ({ event }) => reasonOf(event.output) }) },
        ],
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
      after: {
        loginTimeout: {
          target: 'failed',
          actions: assign({ failure: timedOut }),
        },
      },
    },
    asking: {
      on: {
        'code.changed': { actions: 'typed' },
        submit: [
          { guard: 'hasCode', target: 'confirming' },
          { actions: assign({ errors: { code: { code: 'session.code_empty', params: {} } }, failure: undefined }) },
        ],
        back: { target: 'idle', actions: assign({ password: '', code: '', errors: {}, failure: undefined }) },
      },
    },
    confirming: {
      entry: assign({ errors: {}, failure: undefined }),
      invoke: {
        src: 'authenticate',
        input: ({ context }) => ({ ...requestOf(context), code: context.code.trim() }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => ({ answer: event.output }) },
            target: 'loggedIn',
          },
          {
            guard: { type: 'asksForCode', params: ({ event }) => ({ answer: event.output }) },
            target: 'asking',
            actions: assign({ code: '', failure: ({ event }) => reasonOf(event.output) }),
          },
          { target: 'failed', actions: assign({ failure: ({ event }) => reasonOf(event.output) }) },
        ],
        onError: { target: 'asking', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
      after: { loginTimeout: { target: 'asking', actions: assign({ failure: timedOut }) } },
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
      entry: assign({ password: '', code: '' }),
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
