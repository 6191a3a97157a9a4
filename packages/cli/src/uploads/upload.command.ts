import { type UploadSlotName, uploadSlots } from '@icss/core/uploads/upload-slot.ts'
import { command, type Takes } from '../commands/command.ts'
import { parallelTake } from '../commands/shared-takes.ts'

const slots = Object.keys(uploadSlots) as UploadSlotName[]

export const uploadTakes = {
  files: { argument: 'many', suggest: 'files', text: { zh: '要上传的文件', en: 'files to upload' } },
  slot: {
    value: 'slot',
    choices: slots,
    default: 'lessonVideo',
    text: { zh: '文件的用途，决定格式和大小', en: 'what they are for, which decides formats and sizes' },
  },
  ...parallelTake,
} as const satisfies Takes

export const uploadCommand = command({
  name: 'upload',
  summary: {
    zh: '上传文件，中断后再次运行即从已存处继续。每个文件打印其地址',
    en: 'Upload files; run it again to go on where it stopped. Prints the address of each',
  },
  examples: {
    zh: ['icss upload 第一课.mp4 第二课.mp4', 'icss upload --slot courseImage cover.png --json'],
    en: ['icss upload lesson-1.mp4 lesson-2.mp4', 'icss upload --slot courseImage cover.png --json'],
  },
  takes: uploadTakes,
  calls: ['uploads.uptoken', 'uploads.updateUseTotal'],
  exits: ['partlyFailed', 'interrupted'],
  load: () => import('./run-upload.ts'),
})
