import { expect, test } from 'vitest'
import { slotsFault } from './slots-fault.ts'

const mb = 1024 ** 2

test('of several slots, one that takes the file is enough', () => {
  expect(slotsFault(['subtitle', 'freeVideo'], { name: 'a.srt', size: 1 })).toBeUndefined()
  expect(slotsFault(['subtitle', 'freeVideo'], { name: 'a.mp4', size: 1536 * mb })).toBeUndefined()
})

test('what is wrong is said by the slot that takes the ending, or with the endings of all', () => {
  expect(slotsFault(['subtitle', 'freeVideo'], { name: 'a.srt', size: 3 * mb })).toEqual({
    code: 'upload.too_large',
    params: { max: '2M' },
  })
  expect(slotsFault(['subtitle', 'freeVideo'], { name: 'a.mp4', size: 1537 * mb })?.params).toEqual({ max: '1.5G' })
  expect(slotsFault(['subtitle', 'freeVideo'], { name: 'a.txt', size: 1 })).toEqual({
    code: 'upload.file_format',
    params: { types: 'srt, vtt, flv, mpg, mpeg, avi, wmv, mov, asf, rm, rmvb, mkv, m4v, mp4' },
  })
  expect(slotsFault(['tutorAvatar'], { name: 'a.gif', size: 1 })?.code).toBe('upload.file_format')
})
