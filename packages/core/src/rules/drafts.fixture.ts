import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contract } from '../contract/contract.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import type { DeclaredDraft, JudgedDraft } from './judged-draft.fixture.ts'
import { probedFaults } from './probed-faults.fixture.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.drafts.fixture.ts'))
  .toSorted()
const features = (await Promise.all(files.map((name) => import(/* @vite-ignore */ `${source}${name}`)))) as readonly {
  readonly drafts: readonly DeclaredDraft[]
}[]

const endpoints = Object.entries(contract).flatMap(([group, members]) =>
  Object.entries(members).map(([name, { body }]: [string, Endpoint]) => ({ name: `${group}.${name}`, body })),
)

/**
 * Bad input, a value for each rule of seed section 5 about what is made through the contract: the form, the API, the
 * command line and public pages are all judged by it. Each feature has its own in `<noun>.drafts.fixture.ts`; which
 * endpoints take a draft and what else its schema refuses follows.
 */
export const judgedDrafts: readonly JudgedDraft[] = features
  .flatMap(({ drafts }) => drafts)
  .map((declared) => {
    const { schema, draft, bad } = declared
    const taking = endpoints.filter(({ body }) => body === schema)
    return {
      ...declared,
      makers: taking.map(({ name }) => name),
      bad: [...bad, ...probedFaults(schema, draft, bad)],
    }
  })
