import { contract } from '@icss/core/contract/contract.ts'
import { whenThere } from '@icss/core/later.ts'
import { loadAllWords } from '../language/copy.ts'

/** Fetches all words and endpoints that come later; endpoints come in one piece, so that any group brings the others. */
export const loadRest = () => Promise.all([loadAllWords(), whenThere(() => contract.audit)])

/** Fetches code that shows some of that, and all of it beside: what found out that it lacks words would be hidden meanwhile. */
export async function withRest<Code>(load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([load(), loadRest()])
  return code
}
