import type * as z from 'zod/mini'
import { type InputOf, call } from '@icss/core/client/client.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { idOf } from '../console/given-id.ts'
import { printFacts } from '../console/print-facts.ts'
import type { Both } from '../copy/both.ts'
import { exitCodes } from '../exit-codes.ts'
import { type Server, connect } from '../server/connect.ts'
import { type Command, type EndpointName, command } from './command.ts'
import type { Takes } from './takes.ts'

/** One thing of the contract, by the one id in its path. */
export type ShowEndpoint = Endpoint & { readonly params: z.ZodMiniObject; readonly answer: z.ZodMiniObject }

export interface ShowDeclared<E extends ShowEndpoint = ShowEndpoint> {
  readonly summary: Both
  readonly examples: Command['examples']
  readonly call: EndpointName
  readonly endpoint: E
  /** What the argument is called, and whose id it is. */
  readonly argument?: string
  readonly idText: Both
  /** The id of what a person named; ids name it themselves where this is left out. */
  readonly find?: (server: Server, given: string) => Promise<string>
  /** A value in words, where they are others than the value itself. */
  readonly words?: (one: Readonly<Record<string, unknown>>, field: string, language: Language) => unknown
  /** The name of each field that people are shown, in their order. */
  readonly fields: (language: Language) => { readonly [Field in keyof z.output<E['answer']>]?: string }
}

/** Declares `icss … show <id>` of an endpoint of the contract. */
export const showCommand = <E extends ShowEndpoint>({
  summary,
  examples,
  call: name,
  endpoint,
  argument = 'id',
  idText,
  find = async (_, given) => idOf(given),
  words = (one, field) => one[field],
  fields,
}: ShowDeclared<E>): Command =>
  command({
    summary,
    examples,
    takes: { [argument]: { argument: 'required', text: idText } } as Takes,
    calls: [name],
    answer: endpoint.answer as ShowEndpoint['answer'],
    async run(console, given) {
      const [param = ''] = Object.keys(endpoint.params.shape)
      const { server, options } = await connect(console)
      const input = {
        params: { [param]: await find(server, String((given as Readonly<Record<string, unknown>>)[argument])) },
      } as unknown as InputOf<ShowEndpoint>
      const shown = await call<ShowEndpoint>(endpoint, input, {}, options)
      if (console.json) console.printJson(shown)
      else {
        const { language } = console
        const names = fields(language)
        const told = Object.keys(names).map((field) => [field, words(shown, field, language)] as const)
        printFacts(console, Object.fromEntries(told), names)
      }
      return exitCodes.ok
    },
  })
