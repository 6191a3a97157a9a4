import type { Takes } from '../commands/takes.ts'

/** Which piece of news a command about its pictures is about. */
export const newsTake = {
  id: {
    argument: 'required',
    text: { zh: '风采编号，见 icss news list', en: 'id of the piece of news, see icss news list' },
  },
} as const satisfies Takes

/** Which of its pictures. */
export const pictureTake = {
  ...newsTake,
  pictureId: {
    argument: 'required',
    text: { zh: '图片编号，见 icss news pictures', en: 'id of the picture, see icss news pictures' },
  },
} as const satisfies Takes

/** The words below it. */
export const captionTake = {
  caption: { value: 'text', text: { zh: '图片下的说明', en: 'the words below the picture' } },
} as const satisfies Takes
