import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { type ImportRunEvent, importRunMachine } from '@icss/core/operations/import-run.machine.ts'
import { type Operation, isFinished } from '@icss/core/operations/operation.ts'
import type { LocalFile } from '../console/local-file.ts'
import type { ExitCode } from '../exit-codes.ts'
import type { Server } from '../server/connect.ts'
import { patiently } from '../server/patiently.ts'
import { finishRun } from './finish-run.ts'
import { leftAtServer } from './left-at-server.ts'
import { openProgressView } from './open-progress-view.ts'
import type { RunConsole } from './run-answer.ts'
import { interruptedOutcome, reportOutcome } from './run-outcome.ts'
import { type RunWork, workOf } from './run-progress.ts'
import { RunTracker } from './track-run.ts'
import { untilInterrupted } from './until-interrupted.ts'

/** A table that begins a run when it is sent. */
export interface TableToSend {
  readonly file: LocalFile
  readonly dryRun: boolean
  readonly send: (how: { readonly sent: (bytes: number) => void; readonly signal: AbortSignal }) => Promise<Operation>
}

/** Where rejected rows go: to the file `path`, or into `folder` under a name made of `source`. */
type Place = Parameters<typeof finishRun>[3]

/**
 * Takes a run through core's machine of imports to its end, from the sending of its table or from where it is, and
 * fetches its rejected rows. Ctrl-C leaves it going on.
 */
export async function runThrough(
  console: RunConsole,
  server: Server,
  from: TableToSend | Operation,
  place: Place,
): Promise<ExitCode> {
  const { channel } = await server.sessions.show()
  const table = 'send' in from ? from : undefined
  const work: RunWork = 'send' in from ? (from.dryRun ? 'check' : 'import') : workOf(from)
  const size = table?.file.size ?? 0
  return untilInterrupted(async (signal) => {
    const view = await openProgressView(console)
    const tracker = new RunTracker(view, { title: place.source, channel: channel.name, work, size })
    let operation = 'send' in from ? undefined : from
    // A machine keeps of a fault what is shown of it.
    let fault: unknown
    let isJoined = false
    const send = async () => {
      tracker.change({ phase: 'sending' })
      const sent = (bytes: number) => tracker.change({ sent: Math.min(bytes, table?.file.size ?? bytes) })
      operation = await patiently(() => (table as TableToSend).send({ sent, signal }), tracker.connectivity, signal)
      isJoined = operation.status !== 'queued'
      return operation
    }
    const machine = importRunMachine.provide({
      actors: {
        send: fromPromise(() =>
          send().catch((error: unknown) => {
            fault = error
            throw error
          }),
        ),
        watch: fromCallback<ImportRunEvent, { operationId: string }>(({ sendBack }) => {
          const told = (seen: Operation) => sendBack({ type: 'progress', operation: (operation = seen) })
          tracker.follow(server, operation as Operation, signal, told).catch((error: unknown) => {
            fault = error
            sendBack({ type: 'lost', error })
          })
        }),
      },
    })
    const actor = createActor(machine, { input: operation ? { operation } : {} }).start()
    try {
      if (table) {
        actor.send({ type: 'choose', file: { name: table.file.name, size, source: table.file.path } })
        actor.send({ type: table.dryRun ? 'check' : 'start' })
      }
      const { context } = await waitFor(
        actor,
        ({ context: now }) => fault !== undefined || (now.operation !== undefined && isFinished(now.operation)),
        { signal },
      )
      if (fault !== undefined) throw fault
      const outcome = await finishRun(console, server, context.operation as Operation, place, tracker, signal)
      await view.close()
      if (isJoined) console.note(console.t('run.joined'))
      return reportOutcome(console, outcome)
    } catch (error) {
      await view.close()
      if (operation) console.warn(leftAtServer(console, isFinished(operation) ? 'hasEnded' : 'goesOn', operation.id))
      else if (signal.aborted) console.warn(console.t('run.notSent'))
      if (!signal.aborted) throw error
      return interruptedOutcome(console, operation)
    } finally {
      actor.stop()
    }
  })
}
