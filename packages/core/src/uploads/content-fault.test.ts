import { expect, test } from 'vitest'
import { contentFault, headBytes } from './content-fault.ts'
import { imageTypes, uploadSlots, videoTypes } from './upload-slot.ts'

const latin = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const head = (...bytes: number[]) => Uint8Array.from({ length: headBytes }, (_, i) => bytes[i] ?? 0x20)

/** How real files of each kind begin. */
const files: Record<string, Uint8Array> = {
  jpg: head(0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10),
  png: head(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  mp4: head(0, 0, 0, 0x20, ...latin('ftypisom')),
  mov: head(0, 0, 0, 8, ...latin('wide')),
  flv: head(...latin('FLV'), 1),
  avi: head(...latin('RIFF'), 1, 2, 3, 4, ...latin('AVI ')),
  wmv: head(0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11),
  rmvb: head(...latin('.RMF')),
  mkv: head(0x1a, 0x45, 0xdf, 0xa3),
  mpg: head(0, 0, 1, 0xba),
  transport: head(0x47, 0x40),
  stream: head(0, 0, 1, 0xb3),
  srt: head(...latin('1\n00:00:01')),
  exe: head(...latin('MZ'), 0x90, 0),
  html: head(...latin('<script>')),
  wav: head(...latin('RIFF'), 1, 2, 3, 4, ...latin('WAVE')),
  empty: new Uint8Array(),
}

/** Which of them each ending may hold. */
const holds: Record<string, string[]> = {
  jpg: ['jpg'],
  jpeg: ['jpg'],
  png: ['png'],
  mp4: ['mp4', 'mov'],
  m4v: ['mp4', 'mov'],
  mov: ['mp4', 'mov'],
  flv: ['flv'],
  avi: ['avi'],
  wmv: ['wmv'],
  asf: ['wmv'],
  rm: ['rmvb'],
  rmvb: ['rmvb'],
  mkv: ['mkv'],
  mpg: ['mpg', 'transport', 'stream'],
  mpeg: ['mpg', 'transport', 'stream'],
}

test.each(Object.entries(holds))('a file that ends in %s holds %o and nothing else', (ending, kinds) => {
  const accepted = Object.keys(files).filter(
    (kind) => !contentFault(`a.${ending.toUpperCase()}`, files[kind] as Uint8Array),
  )
  expect(accepted).toEqual(kinds)
})

test('each video and image ending is judged, and a subtitle is text', () => {
  expect(Object.keys(holds).toSorted()).toEqual([...videoTypes, ...imageTypes].toSorted())
  expect(uploadSlots.subtitle.types.map((type) => contentFault(`a.${type}`, files.srt as Uint8Array))).toEqual([
    undefined,
    undefined,
  ])
  expect(contentFault('a.srt', files.exe as Uint8Array)).toEqual({
    code: 'upload.content_mismatch',
    params: { extension: 'srt' },
  })
})

test('endings of which nothing is known are left to the slot', () => {
  for (const name of ['a.docx', 'a', 'a.constructor'])
    expect(contentFault(name, files.exe as Uint8Array)).toBeUndefined()
})
