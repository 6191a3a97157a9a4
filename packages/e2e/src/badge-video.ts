import { writeFile } from 'node:fs/promises'
import { type Browser, chromium, type LaunchOptions } from '@playwright/test'
import { encode } from 'uqr'

const width = 320
const height = 240
/** Pixels of a module of a code. */
const scale = 5
const framesOfEach = 5

/** The light of a frame that shows a code in its middle, or nothing but a grey wall. */
function lightOf(code?: string): Buffer {
  const light = Buffer.alloc(width * height, 126)
  if (code === undefined) return light
  const { data, size } = encode(code, { ecc: 'M', border: 4 })
  const left = Math.round((width - size * scale) / 2)
  const top = Math.round((height - size * scale) / 2)
  for (const [row, modules] of data.entries())
    for (const [column, isDark] of modules.entries())
      for (let line = 0; line < scale; line++) {
        const at = (top + row * scale + line) * width + left + column * scale
        light.fill(isDark ? 16 : 235, at, at + scale)
      }
  return light
}

/** What a camera sees before which these badges are held, a second each and over and over. */
function badgeVideo(badges: readonly string[]): Buffer {
  const frame = Buffer.from('FRAME\n')
  const colours = Buffer.alloc((width * height) / 2, 128)
  const shown = badges.flatMap((badge) => [...Array.from({ length: framesOfEach }, () => badge), undefined])
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesOfEach}:1 Ip A1:1 C420jpeg\n`),
    ...shown.flatMap((code) => [frame, lightOf(code), colours]),
  ])
}

/** A browser with a camera that sees these badges, and that is allowed to use it; `file` is where the video lies. */
export async function browserSeeing(badges: readonly string[], file: string, launch: LaunchOptions): Promise<Browser> {
  await writeFile(file, badgeVideo(badges))
  return chromium.launch({
    ...launch,
    args: [
      ...(launch.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  })
}
