import { fromPromise } from 'xstate'

/** The actor a machine starts with: an actor that nobody provided fails loudly instead of looking like "no data". */
export const unprovided = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor "${name}" was not provided to the machine.`)))
