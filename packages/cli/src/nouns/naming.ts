import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import type { Takes } from '../commands/takes.ts'
import { idOf } from '../console/given-id.ts'
import type { Server } from '../server/connect.ts'
import type { Values } from './field-words.ts'
import type { Noun } from './noun.ts'

/** What the path of an endpoint holds. */
const idsIn = ({ params }: Endpoint): readonly string[] => Object.keys(params?.shape ?? {})

export type Naming = ReturnType<typeof namingOf>

/** How a person names one of a noun, and what it belongs to: by arguments for what the paths of the contract hold. */
export function namingOf(word: string, { calledBy, list, parentText }: Noun) {
  const where = `icss ${word} list${list.includes('id') ? '' : ' --json'}`
  const text = calledBy?.text ?? { zh: `编号，见 ${where}`, en: `id, see ${where}` }
  const argument = calledBy?.argument ?? 'id'
  return {
    argument,
    text,
    /** The one, or those, that a person names. */
    oneTake: { [argument]: { argument: 'required', text } } as Takes,
    manyTake: { [`${argument}s`]: { argument: 'many', text } } as Takes,
    oneIn: (input: Values): string => String(input[argument]),
    manyIn: (input: Values): readonly string[] => input[`${argument}s`] as readonly string[],
    /** What a list, or something new, belongs to. */
    pathTexts: (endpoint: Endpoint) => Object.fromEntries(idsIn(endpoint).map((id) => [id, parentText ?? text])),
    pathTakes(endpoint: Endpoint): Takes {
      return Object.fromEntries(
        Object.entries(this.pathTexts(endpoint)).map(([id, words]) => [id, { argument: 'required', text: words }]),
      )
    },
    paramsOf: (endpoint: Endpoint, input: Values): Values =>
      Object.fromEntries(idsIn(endpoint).map((id) => [id, idOf(String(input[id]))])),
    /** The id of what a person named. */
    idOf: async (server: Server, given: string): Promise<string> =>
      calledBy ? calledBy.find(server, given) : idOf(given),
    paramsFor: (endpoint: Endpoint, id: string): Values => ({ [idsIn(endpoint)[0] ?? 'id']: id }),
  }
}
