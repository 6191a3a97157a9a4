import { assign, setup } from 'xstate'
import type { ErrorCode } from '../errors/error-code.ts'
import type { FieldError } from '../errors/field-error.ts'
import { failureOf } from '../machines/failure-of.ts'
import { unprovided, unprovidedReporter } from '../machines/unprovided.ts'
import type { Operation } from './operation.ts'

/** The table that is imported. `source` is what the actor reads: a File in the browser, a path in the CLI. */
export interface ImportFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly source: unknown
}

/** What happens to a row that is there already, or probably is, and whether one bad row stops all. */
export interface ImportOptions {
  readonly atomic: boolean
  readonly onConflict: 'skip' | 'update' | 'fail'
  readonly onAlike: 'skip' | 'update' | 'make'
}

export interface ImportRunContext {
  readonly file: ImportFile | undefined
  readonly options: ImportOptions
  /** The run as the server last told it; first the check, then the import itself. */
  readonly operation: Operation | undefined
  readonly failure: FieldError | undefined
}

export type ImportRunEvent =
  | { type: 'choose'; file: ImportFile }
  | { type: 'options.changed'; options: ImportOptions }
  | { type: 'check' }
  | { type: 'start' }
  | { type: 'cancel' }
  | { type: 'resume' }
  | { type: 'again' }
  | { type: 'progress'; operation: Operation }
  | { type: 'lost'; error: unknown }

export interface SendInput extends ImportOptions {
  readonly file: ImportFile
  readonly dryRun: boolean
}

const failureIn = ({ failure }: Operation): FieldError =>
  failure === null
    ? { code: 'client.unexpected_answer', params: {} }
    : { code: failure.code as ErrorCode, params: failure.params }

/**
 * An import from a table: choosing → checking (a dry run) → checked → running → done, partlyFailed, failed or
 * cancelled; who knows the table starts without a check. The server goes on when the page is left; a lost connection
 * leads to interrupted, from where the person watches the same run again. `send` begins a run, `watch` reports it until
 * it ends or is lost, `cancelRun` asks the server to stop.
 */
export const importRunMachine = setup({
  types: {
    context: {} as ImportRunContext,
    events: {} as ImportRunEvent,
    input: {} as { operation?: Operation },
  },
  actors: {
    send: unprovided<Operation, SendInput>('send'),
    watch: unprovidedReporter<ImportRunEvent, { operationId: string }>('watch'),
    cancelRun: unprovided<Operation, { operationId: string }>('cancelRun'),
  },
  actions: {
    told: assign({ operation: (_, { operation }: { operation: Operation }) => operation }),
    failed: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    failedThere: assign({ failure: (_, { operation }: { operation: Operation }) => failureIn(operation) }),
  },
  guards: {
    isGiven: ({ context }) => context.operation !== undefined,
    hasFile: ({ context }) => context.file !== undefined,
    // One that is opened by its run alone has no file to send.
    isSendable: ({ context }) => context.file !== undefined && (context.operation?.good ?? 0) > 0,
    isDryRun: ({ context }) => context.operation?.dryRun === true,
    checkDone: (_, { operation }: { operation: Operation }) => operation.dryRun && operation.status === 'done',
    allDone: (_, { operation }: { operation: Operation }) => operation.status === 'done' && operation.bad === 0,
    partlyDone: (_, { operation }: { operation: Operation }) => operation.status === 'done',
    wasCancelled: (_, { operation }: { operation: Operation }) => operation.status === 'cancelled',
    hasFailed: (_, { operation }: { operation: Operation }) => operation.status === 'failed',
  },
}).createMachine({
  id: 'importRun',
  context: ({ input }) => ({
    file: undefined,
    options: { atomic: false, onConflict: 'skip', onAlike: 'skip' },
    operation: input.operation,
    failure: undefined,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isGiven', target: 'watching' }, { target: 'choosing' }] },
    choosing: {
      on: {
        choose: { actions: assign({ file: ({ event }) => event.file, failure: undefined }) },
        'options.changed': { actions: assign({ options: ({ event }) => event.options }) },
        check: { guard: 'hasFile', target: 'sendingCheck' },
        start: { guard: 'hasFile', target: 'sending' },
      },
    },
    sendingCheck: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'send',
        input: ({ context }) => ({ file: context.file as ImportFile, dryRun: true, ...context.options }),
        onDone: { target: 'watching', actions: { type: 'told', params: ({ event }) => ({ operation: event.output }) } },
        onError: { target: 'choosing', actions: { type: 'failed', params: ({ event }) => event } },
      },
    },
    checked: {
      on: {
        start: { guard: 'isSendable', target: 'sending' },
        again: { target: 'choosing', actions: assign({ file: undefined, operation: undefined }) },
      },
    },
    sending: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'send',
        input: ({ context }) => ({ file: context.file as ImportFile, dryRun: false, ...context.options }),
        onDone: { target: 'watching', actions: { type: 'told', params: ({ event }) => ({ operation: event.output }) } },
        onError: [
          { guard: 'isDryRun', target: 'checked', actions: { type: 'failed', params: ({ event }) => event } },
          { target: 'choosing', actions: { type: 'failed', params: ({ event }) => event } },
        ],
      },
    },
    watching: {
      invoke: {
        src: 'watch',
        input: ({ context }) => ({ operationId: (context.operation as Operation).id }),
      },
      initial: 'running',
      on: {
        lost: { target: 'interrupted', actions: { type: 'failed', params: ({ event }) => event } },
        progress: [
          {
            guard: { type: 'checkDone', params: ({ event }) => event },
            target: 'checked',
            actions: { type: 'told', params: ({ event }) => event },
          },
          {
            guard: { type: 'allDone', params: ({ event }) => event },
            target: 'done',
            actions: { type: 'told', params: ({ event }) => event },
          },
          {
            guard: { type: 'partlyDone', params: ({ event }) => event },
            target: 'partlyFailed',
            actions: { type: 'told', params: ({ event }) => event },
          },
          {
            guard: { type: 'wasCancelled', params: ({ event }) => event },
            target: 'cancelled',
            actions: { type: 'told', params: ({ event }) => event },
          },
          {
            guard: { type: 'hasFailed', params: ({ event }) => event },
            target: 'failed',
            actions: [
              { type: 'told', params: ({ event }) => event },
              { type: 'failedThere', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'told', params: ({ event }) => event } },
        ],
      },
      states: {
        running: { on: { cancel: 'cancelling' } },
        cancelling: {
          invoke: {
            src: 'cancelRun',
            input: ({ context }) => ({ operationId: (context.operation as Operation).id }),
            onError: { target: 'running', actions: { type: 'failed', params: ({ event }) => event } },
          },
        },
      },
    },
    interrupted: { on: { resume: { target: 'watching', actions: assign({ failure: undefined }) } } },
    done: { on: { again: 'restarting' } },
    partlyFailed: { on: { again: 'restarting' } },
    failed: { on: { again: 'restarting' } },
    cancelled: { on: { again: 'restarting' } },
    restarting: {
      entry: assign({ file: undefined, operation: undefined, failure: undefined }),
      always: 'choosing',
    },
  },
})
