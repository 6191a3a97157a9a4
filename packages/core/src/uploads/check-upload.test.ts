import { expect, test } from 'vitest'
import { fileFault, filesFault, sizeText } from './check-upload.ts'
import { uploadKeyOf } from './upload-key.ts'
import { chunkBytes, maxVideoBytes, uploadSlots } from './upload-slot.ts'

const mb = 1024 ** 2
const {
  lessonVideo,
  homeVideo,
  themeVideo,
  tutorAvatar,
  courseImage,
  carouselImage,
  qrCode,
  cloudFile,
  newsImages,
  subtitle,
} = uploadSlots

test('the limits of the seed', () => {
  expect([maxVideoBytes, chunkBytes]).toEqual([1536 * mb, 100 * mb])
  expect([lessonVideo.maxBytes, homeVideo.maxBytes, themeVideo.maxBytes]).toEqual([1536 * mb, 500 * mb, 2 * mb])
  expect([tutorAvatar.belowBytes, courseImage.belowBytes, carouselImage.belowBytes]).toEqual([
    200 * 1024,
    500 * 1024,
    5 * mb,
  ])
  expect([cloudFile.maxBytes, qrCode.belowBytes, newsImages.maxCount]).toEqual([100 * mb, 500 * 1024, 1000])
  expect([tutorAvatar.suggested, qrCode.suggested]).toEqual([{ width: 242, height: 242 }, { centimetres: 15 }])
})

const codes = ['flv', 'mpg', 'mpeg', 'avi', 'wmv', 'mov', 'asf', 'rm', 'rmvb', 'mkv', 'm4v', 'mp4']

test.each([...codes, 'MP4', 'Flv'])('a video may end in %s', (ending) => {
  expect(fileFault(lessonVideo, { name: `课 1.${ending}`, size: 1 })).toBeUndefined()
})

test.each([
  [lessonVideo, 'a.3gp', 1, 'upload.format'],
  [lessonVideo, 'a.mp4.exe', 1, 'upload.format'],
  [lessonVideo, 'mp4', 1, 'upload.format'],
  [lessonVideo, '.mp4', 1, 'upload.format'],
  [lessonVideo, 'a.mp4', 1536 * mb + 1, 'upload.too_large'],
  [lessonVideo, 'a.mp4', 0, 'upload.empty'],
  [tutorAvatar, 'a.gif', 1, 'upload.file_format'],
  [tutorAvatar, 'a.png', 200 * 1024, 'upload.too_large'],
  [subtitle, 'a.txt', 1, 'upload.file_format'],
])('%#: %s of %s', (slot, name, size, code) => {
  expect(fileFault(slot, { name, size })?.code).toBe(code)
})

test('a video may be exactly as large as the limit, an image has to be below it', () => {
  expect(fileFault(lessonVideo, { name: 'a.mp4', size: 1536 * mb })).toBeUndefined()
  expect(fileFault(tutorAvatar, { name: 'a.JPG', size: 200 * 1024 - 1 })).toBeUndefined()
  expect(fileFault(cloudFile, { name: 'anything', size: 100 * mb })).toBeUndefined()
  expect(fileFault(lessonVideo, { name: 'a.mp4', size: 1600 * mb })?.params).toEqual({ max: '1.5G' })
  expect(fileFault(homeVideo, { name: 'a.mp4', size: 501 * mb })?.params).toEqual({ max: '500M' })
  expect(fileFault(tutorAvatar, { name: 'a.png', size: 300_000 })?.params).toEqual({ max: '200kb' })
})

test('a fault of the format names the formats', () => {
  expect(fileFault(tutorAvatar, { name: 'a.gif', size: 1 })?.params).toEqual({ types: 'jpg, jpeg, png' })
})

test('a slot takes as many as it says, together with what it holds', () => {
  const one = { name: 'a.png', size: 1 }
  expect(filesFault(tutorAvatar, [one])).toBeUndefined()
  expect(filesFault(tutorAvatar, [one, one])).toEqual({ code: 'upload.one_image', params: {} })
  expect(filesFault(tutorAvatar, [one], 1)).toEqual({ code: 'upload.one_image', params: {} })
  expect(filesFault(lessonVideo, [{ name: 'a.mp4', size: 1 }], 1)).toEqual({
    code: 'upload.too_many',
    params: { max: 1, count: 2 },
  })
  expect(filesFault(newsImages, [one], 999)).toBeUndefined()
  expect(filesFault(newsImages, [one], 1000)?.code).toBe('upload.too_many')
  expect(filesFault(newsImages, [one, { name: 'b.gif', size: 1 }])?.code).toBe('upload.file_format')
})

test('sizes are written as the product writes limits', () => {
  expect([0, 60, 500, 1024, 500 * 1024, mb, 5 * mb, 1024 * mb, 1536 * mb].map(sizeText)).toEqual([
    '0kb',
    '0.1kb',
    '0.4kb',
    '1kb',
    '500kb',
    '1M',
    '5M',
    '1G',
    '1.5G',
  ])
})

test('a storage key is made of prefix, channel, the word video, the time and the ending, and is never a path', () => {
  expect(uploadKeyOf('icss_', 'c-1', 1_795_257_600_000, '课 1.MP4')).toBe('icss_c-1video1795257600000.mp4')
  expect(uploadKeyOf('../', 'a/b', 7.9, '../../etc/passwd')).toBe('abvideo7')
  expect(uploadKeyOf('', 'c', 1, 'a.b/../c')).toBe('cvideo1')
})
