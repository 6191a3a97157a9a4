import { type EventObject, fromCallback, fromPromise } from 'xstate'

/** What a view, the CLI or the server forgot to give to a machine. No machine takes it for a failed call. */
export class UnprovidedError extends Error {
  override readonly name = 'UnprovidedError'

  constructor(kind: 'actor' | 'action', name: string) {
    super(`The ${kind} "${name}" was not provided to the machine.`)
  }
}

/** The actor a machine starts with: an actor that nobody provided fails loudly instead of looking like "no data". */
export const unprovided = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new UnprovidedError('actor', name)))

/** The same for an actor that reports while it works. */
export const unprovidedReporter = <Sent extends EventObject, Input>(name: string) =>
  fromCallback<Sent, Input>(() => {
    throw new UnprovidedError('actor', name)
  })

/** The same for an action. */
export const unprovidedAction = (name: string) => (): void => {
  throw new UnprovidedError('action', name)
}
