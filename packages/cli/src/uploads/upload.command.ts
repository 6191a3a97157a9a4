import * as z from 'zod/mini'
import { type UploadSlotName, uploadSlots } from '@icss/core/uploads/upload-slot.ts'
import { singleCommand } from '../commands/command.ts'
import { parallelTake } from '../commands/shared-takes.ts'
import { connect } from '../server/connect.ts'
import { noteOutcome, sendFiles } from './send-files.ts'

const slots = Object.keys(uploadSlots) as UploadSlotName[]

const item = z.object({
  file: z.string(),
  bytes: z.number(),
  /** Where it is read from; null when it failed. */
  url: z.nullable(z.string()),
  /** Why it failed, a code of the catalogue. */
  code: z.nullable(z.string()),
})

export default singleCommand({
  examples: {
    zh: ['icss upload 第一课.mp4 第二课.mp4', 'icss upload --slot courseImage cover.png --json'],
    en: ['icss upload lesson-1.mp4 lesson-2.mp4', 'icss upload --slot courseImage cover.png --json'],
  },
  takes: {
    files: { argument: 'many', suggest: 'files', text: { zh: '要上传的文件', en: 'files to upload' } },
    slot: {
      value: 'slot',
      choices: slots,
      default: 'lessonVideo',
      text: { zh: '文件的用途，决定格式和大小', en: 'what they are for, which decides formats and sizes' },
    },
    ...parallelTake,
  },
  calls: ['uploads.uptoken', 'uploads.updateUseTotal'],
  exits: ['partlyFailed', 'interrupted'],
  answer: z.object({ items: z.array(item), uploaded: z.number(), failed: z.number() }),
  /** Uploads files and prints where each is read from, in the order that they were named. */
  async run(console, given) {
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
  },
})
