import { ProblemError } from '../errors/problem-error.ts'
import { done, rejected, type Walked } from '../machines/walk.fixture.ts'
import { chapterDialogMachine, type NodeFields } from './chapter-dialog.machine.ts'

const stored: NodeFields = {
  type: 1,
  name: '第一课',
  parentId: 'c-1',
  videoUrl: 'https://x.cn/a.mp4',
  srtUrl: '',
  courseMinutes: 3,
  courseSeconds: 20,
}

export const walked: Walked = {
  machine: chapterDialogMachine,
  input: { id: 'n-1' },
  events: [
    { type: 'name.changed', value: '章' },
    { type: 'type.changed', value: 1 },
    { type: 'parent.changed', value: 'c' },
    { type: 'link.changed', field: 'videoUrl', value: 'https://x.cn/a.mp4' },
    { type: 'duration.changed', minutes: 1, seconds: 1 },
    { type: 'restore', fields: stored },
    { type: 'field.left', field: 'name' },
    { type: 'upload.began', field: 'videoUrl' },
    { type: 'upload.ended', field: 'videoUrl', url: undefined },
    done(chapterDialogMachine, 'loading', stored),
    rejected(chapterDialogMachine, 'loading', new ProblemError('client.network')),
    rejected(chapterDialogMachine, 'saving', new ProblemError('chapter.name_taken')),
  ],
}
