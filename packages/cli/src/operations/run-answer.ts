import * as z from 'zod/mini'
import { operation } from '@icss/core/operations/operation.ts'
import type { Console } from '../console/console.ts'
import { errorAnswer } from '../errors/error-answer.ts'

/** What the commands that follow a run print with `--json`. */
export const runAnswer = z.object({
  operation: z.nullable(operation),
  rejectedFile: z.nullable(z.string()),
  error: z.nullable(errorAnswer),
})

export type RunConsole = Console<z.output<typeof runAnswer>>
