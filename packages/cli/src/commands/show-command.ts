import type * as z from 'zod/mini'
import type { Language } from '@icss/core/copy/language.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import type { Both } from '../copy/both.ts'
import { type Command, type EndpointName, command } from './command.ts'

/** One thing of the contract, by the one id in its path. */
export type ShowEndpoint = Endpoint & { readonly params: z.ZodMiniObject; readonly answer: z.ZodMiniObject }

export interface ShowDeclared<E extends ShowEndpoint = ShowEndpoint> {
  readonly name?: string
  readonly summary: Both
  readonly examples: Command['examples']
  readonly call: EndpointName
  readonly endpoint: E
  /** What the id is of. */
  readonly idText: Both
  /** The name of each field that people are shown, in their order. */
  readonly fields: (language: Language) => { readonly [Field in keyof z.output<E['answer']>]?: string }
}

/** Declares `icss … show <id>` of an endpoint of the contract. */
export const showCommand = <E extends ShowEndpoint>(declared: ShowDeclared<E>): Command =>
  command({
    name: declared.name ?? 'show',
    summary: declared.summary,
    examples: declared.examples,
    takes: { id: { argument: 'required', text: declared.idText } },
    calls: [declared.call],
    load: async () => {
      const { showModule } = await import('./run-show-command.ts')
      return showModule(declared as unknown as ShowDeclared)
    },
  })
