import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { JudgedDraft } from './judged-draft.fixture.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.drafts.fixture.ts'))
  .toSorted()
const features = (await Promise.all(files.map((name) => import(/* @vite-ignore */ `${source}${name}`)))) as readonly {
  readonly drafts: readonly JudgedDraft[]
}[]

/**
 * Bad input, a value for each rule of seed section 5 about what is made through the contract: the form, the API and the
 * command line are all judged by it. Each feature has its own in `<noun>.drafts.fixture.ts`.
 */
export const judgedDrafts = features.flatMap(({ drafts }) => drafts)
