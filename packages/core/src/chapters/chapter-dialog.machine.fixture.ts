import { ProblemError } from '../errors/problem-error.ts'
import { done, rejected, type Walked } from '../machines/walk.fixture.ts'
import { chapterDialogMachine, type NodeFields } from './chapter-dialog.machine.ts'

const fields: NodeFields = {
  type: 1,
  name: '第一课',
  parentId: 'c-1',
  videoUrl: 'https://x.cn/a.mp4',
  srtUrl: '',
  courseMinutes: 3,
  courseSeconds: 20,
}
const stored = { id: 'n-1', version: 1 }

/** What the draft tells of itself. */
const told = (value: string, values: NodeFields) => ({
  type: 'xstate.snapshot.draft',
  snapshot: { value, context: { values, saved: fields, stored, errors: {}, failure: undefined, clash: undefined } },
})

export const walked: Walked = {
  machine: chapterDialogMachine,
  input: { id: 'n-1' },
  events: [
    { type: 'name.changed', value: '章' },
    { type: 'type.changed', value: 1 },
    { type: 'parent.changed', value: 'c' },
    { type: 'link.changed', field: 'videoUrl', value: 'https://x.cn/a.mp4' },
    { type: 'duration.changed', minutes: 1, seconds: 1 },
    { type: 'field.left', field: 'name' },
    { type: 'upload.began', field: 'videoUrl' },
    { type: 'upload.ended', field: 'videoUrl', url: undefined },
    { type: 'chosen', field: 'name', side: 'mine' },
    told('editing', { ...fields, name: '改' }),
    told('saving', { ...fields, name: '改' }),
    told('saved', fields),
    done(chapterDialogMachine, 'loading', { stored, values: fields }),
    rejected(chapterDialogMachine, 'loading', new ProblemError('client.network')),
  ],
}
