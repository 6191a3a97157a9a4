import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { displayWidth } from '../console/display-width.ts'
import { loggedIn, unique } from '../../test/icss.ts'
import { proxy } from '../../test/proxy.ts'
import { terminal } from '../../test/terminal.ts'

const mb = 1024 * 1024

/** An MP4 by its first bytes, of `fill`. */
const video = (fill: number, bytes: number) => {
  const content = Buffer.alloc(bytes, fill)
  content.write('\0\0\0\x18ftypmp42', 'latin1')
  return content
}

const lessons = ['1 安全生产基础知识与现场应急处置办法', '2 Fire and first aid']
const bar = String.raw` +[█░]+ +\d+% +`

/** A line of a bar without its name: how full it is differs from moment to moment. */
const rowsOf = (screen: string) =>
  screen
    .split('\n')
    .filter((line) => /[█░]/.test(line))
    .map((line) =>
      line
        .replace(/ *[█░]+ */, ' ▒ ')
        .replace(/\d+% +/, '% ')
        .trim(),
    )

test.for([
  {
    language: 'zh',
    columns: 80,
    all: '上传',
    count: '0/2 个',
    done: '新增 3，修改 0，上传文件 2 个',
    names: ['1 安全生产基础知识…现场应急处置办法.mp4 ▒ % 24M', '2 Fire and first aid.mp4 ▒ % 40M'],
    to: 40,
    narrow: ['1 安全…办法.mp4 ▒ % 24M', '2 Fire… aid.mp4 ▒ % 40M'],
  },
  {
    language: 'en',
    columns: 120,
    all: 'Uploading',
    count: '0 of 2',
    done: '3 added, 0 changed, 2 files uploaded',
    names: ['1 安全生产基础知识与现场应急处置办法.mp4 ▒ % 24M', '2 Fire and first aid.mp4 ▒ % 40M'],
    to: 80,
    narrow: ['1 安全生产基础知识…现场应急处置办法.mp4 ▒ % 24M', '2 Fire and first aid.mp4 ▒ % 40M'],
  },
  {
    language: 'zh',
    columns: 120,
    all: '上传',
    count: '0/2 个',
    done: '新增 3，修改 0，上传文件 2 个',
    names: ['1 安全生产基础知识与现场应急处置办法.mp4 ▒ % 24M', '2 Fire and first aid.mp4 ▒ % 40M'],
    to: 40,
    narrow: ['1 安全…办法.mp4 ▒ % 24M', '2 Fire… aid.mp4 ▒ % 40M'],
  },
] as const)(
  'chapters that are applied in a terminal, $language at $columns columns and at $to',
  async ({ language, columns, all, count, done, names, to, narrow }) => {
    const way = await proxy()
    const one = await loggedIn(language, { url: way.origin, token: inject('server').token })
    const course = unique()
    await one.icss(
      'api',
      'courses.create',
      '--body',
      JSON.stringify({ name: course, headImage: 'x.jpg', serialNumber: 1 }),
    )
    await mkdir(join(one.folder, '课程/1 绪论'), { recursive: true })
    for (const [i, name] of lessons.entries())
      await one.file(`课程/1 绪论/${name}.mp4`, video((columns + to) / 8 + i, (24 + 16 * i) * mb))
    await one.icss('chapters', 'plan', '课程', '--course', course, '--save', 'plan.json')
    const screen = await terminal(one, columns)
    way.hold(2 * mb)
    await screen.type('clear; icss chapters apply plan.json --parallel 2; echo code=$?')
    await screen.press('Enter')
    const under = new RegExp(`\\.mp4${bar}24M\\n.*\\.mp4${bar}40M\\n +${all}${bar}64M\\n +${count}`)
    expect(rowsOf(await screen.until(under))).toEqual([...names, `${all} ▒ % 64M`])
    await screen.resize(to)
    // What the terminal scrolled off when it became narrower is out of reach.
    await expect.poll(async () => rowsOf(await screen.inSight())).toEqual([...narrow, `${all} ▒ % 64M`])
    const small = await screen.inSight()
    for (const line of small.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(to)
    await screen.resize(columns)
    way.release()
    const after = await screen.until('code=0')
    expect(after).toContain(done)
    expect(rowsOf(await screen.inSight())).toEqual([`${all} ▒ % 64M`])
  },
)
