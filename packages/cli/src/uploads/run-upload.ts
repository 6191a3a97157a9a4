import * as z from 'zod/mini'
import type { UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import type { Console } from '../console/console.ts'
import type { ExitCode } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { noteOutcome, sendFiles } from './send-files.ts'

const item = z.object({
  file: z.string(),
  bytes: z.number(),
  /** Where it is read from; null when it failed. */
  url: z.nullable(z.string()),
  /** Why it failed, a code of the catalogue. */
  code: z.nullable(z.string()),
})

export const answer = z.object({ items: z.array(item), uploaded: z.number(), failed: z.number() })

interface Given {
  readonly files: readonly string[]
  readonly slot: UploadSlotName
  readonly parallel: number
}

/** Uploads files and prints where each is read from, in the order that they were named. */
export async function run(console: Console<z.output<typeof answer>>, given: Given): Promise<ExitCode> {
  const outcome = await sendFiles(console, await connect(console), { ...given, store: () => Promise.resolve() })
  const { sent, uploaded, failed, exitCode } = outcome
  const items = sent.map((one) => ({
    file: one.named.file,
    bytes: one.named.size,
    url: 'url' in one ? one.url : null,
    code: 'code' in one ? one.code : null,
  }))
  if (console.json) console.printJson({ items, uploaded, failed })
  else for (const { url } of items) if (url !== null) console.print(url)
  noteOutcome(console, outcome)
  return exitCode
}
