import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

/**
 * Lets go of what was used a moment ago. V8 counts the buffers of a file outside of its heap, and left alone keeps some
 * 60 MB of them before it looks.
 */
export const collectGarbage = runInNewContext('() => gc({ type: "minor" })') as () => void
