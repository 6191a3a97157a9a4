import { encode } from 'uqr'
import { modulesPath } from './modulesPath.ts'

/** How much of a code may be covered or dirty: L 7 %, M 15 %, Q 25 %, H 30 %. */
export type ErrorLevel = 'L' | 'M' | 'Q' | 'H'

/** A code as it is drawn: `size` modules wide, with the quiet zone of 4; undefined where the value is longer than a code can hold. */
export function drawQr(value: string, errorLevel: ErrorLevel = 'M') {
  try {
    const { size, data } = encode(value, { ecc: errorLevel, border: 4 })
    return { size, path: modulesPath(data) }
  } catch {
    return undefined
  }
}
