import * as z from 'zod/mini'
import { alikeRow } from '@icss/core/operations/alike-row.ts'
import { operation } from '@icss/core/operations/operation.ts'
import type { Console } from '../console/console.ts'
import { errorAnswer } from '../errors/error-answer.ts'

/** What the commands that follow a run print with `--json`. */
export const runAnswer = z.object({
  operation: z.nullable(operation),
  rejectedFile: z.nullable(z.string()),
  /** The first rows that are probably something else, in another writing. */
  alike: z.array(alikeRow),
  error: z.nullable(errorAnswer),
})

export type RunConsole = Console<z.output<typeof runAnswer>>
