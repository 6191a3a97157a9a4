import type * as z from 'zod/mini'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import type { Console } from '../console/console.ts'
import type { Both } from '../copy/both.ts'
import { type Command, type EndpointName, command } from './command.ts'
import { yesTake } from './shared-takes.ts'

/** Something that is done to one thing, by the one id in its path. */
export type ActEndpoint = Endpoint & { readonly params: z.ZodMiniObject; readonly answer: z.ZodMiniObject }

export interface ActDeclared<E extends ActEndpoint = ActEndpoint> {
  readonly name: string
  readonly summary: Both
  readonly examples: Command['examples']
  readonly call: EndpointName
  readonly endpoint: E
  /** What is sent, the same each time. */
  readonly body?: unknown
  readonly idText: Both
  /** What is asked before, for what is hard to take back. */
  readonly ask?: Both
  /** What is said when it is done: words whose `{{name}}` is what `nameOf` answers, or what prints the answer. */
  readonly done: Both | ((console: Console<never>, answer: z.output<E['answer']>) => void)
  readonly nameOf?: (answer: z.output<E['answer']>) => string
}

/** Declares a command that does one thing of the contract to what an id names. */
export const actCommand = <E extends ActEndpoint>(declared: ActDeclared<E>): Command =>
  command({
    name: declared.name,
    summary: declared.summary,
    examples: declared.examples,
    takes: { id: { argument: 'required', text: declared.idText }, ...(declared.ask ? yesTake : {}) },
    calls: [declared.call],
    load: async () => {
      const { actModule } = await import('./run-act-command.ts')
      return actModule(declared as unknown as ActDeclared)
    },
  })
