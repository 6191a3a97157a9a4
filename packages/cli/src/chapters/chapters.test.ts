import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loggedIn, type Person, unique } from '../../test/icss.ts'

const mb = 1024 * 1024

/** An MP4 by its first bytes, of `fill`. */
const video = (fill: string, bytes = 4000) => {
  const content = Buffer.alloc(bytes, fill)
  content.write('\0\0\0\x18ftypmp42', 'latin1')
  return content
}

/** An MP4 that says it lasts `seconds`. */
const lasting = (seconds: number) => {
  const movie = Buffer.alloc(16 + 100)
  movie.writeUInt32BE(movie.length, 0)
  movie.write('moov', 4, 'latin1')
  movie.writeUInt32BE(108, 8)
  movie.write('mvhd', 12, 'latin1')
  movie.writeUInt32BE(1000, 28)
  movie.writeUInt32BE(seconds * 1000, 32)
  return Buffer.concat([video('\0', 24), movie])
}

interface Tree {
  readonly items: readonly {
    readonly name: string
    readonly submitted: boolean
    readonly lessons: readonly {
      readonly name: string
      readonly videoUrl: string
      readonly srtUrl: string
      readonly courseMinutes: number
      readonly courseSeconds: number
    }[]
  }[]
}

async function newCourse(one: Person) {
  const name = unique()
  await writeFile(join(one.folder, 'course.json'), JSON.stringify({ name, headImage: 'x.jpg', serialNumber: 1 }))
  const made = await one.icss('api', 'courses.create', '--body', '@course.json')
  const { id } = JSON.parse(made.stdout) as { id: string }
  const tree = async () =>
    JSON.parse((await one.icss('api', 'chapters.list', '--param', `courseId=${id}`)).stdout) as Tree
  const names = async () => (await tree()).items.map((chapter) => [chapter.name, ...chapter.lessons.map((l) => l.name)])
  const plan = async (source = 'lessons') => {
    const { code, stdout, stderr } = await one.icss(
      'chapters',
      'plan',
      source,
      '--course',
      name,
      '--save',
      'plan.json',
      '--json',
    )
    expect([code, stderr]).toEqual([0, expect.any(String)])
    return JSON.parse(stdout) as { plan: { rows: { field: string; label: string }[] }; ignored: string[] }
  }
  const apply = async (...more: string[]) => {
    const { code, stdout } = await one.icss('chapters', 'apply', 'plan.json', '--json', ...more)
    return { code, ...(JSON.parse(stdout) as { operation: { id: string; created: number } | null; uploaded: number }) }
  }
  return { id, name, tree, names, plan, apply }
}

async function put(one: Person, path: string, content: Buffer | string): Promise<void> {
  const file = join(one.folder, 'lessons', path)
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, content)
}

async function lessons(one: Person): Promise<void> {
  await put(one, '第十章 总结/小结.mp4', lasting(75))
  await put(one, '第一章 绪论/10 练习.mp4', video('c'))
  await put(one, '第一章 绪论/2_安装.mp4', video('b'))
  await put(one, '第一章 绪论/1. 起步.mp4', video('a'))
  await put(one, '第一章 绪论/1. 起步.srt', '1\n00:00:01,000 --> 00:00:02,000\n你好\n')
  await put(one, '第一章 绪论/讲义.pdf', 'x')
}

test('a folder becomes a course; a second time changes nothing, a changed file one lesson; it can be undone', async () => {
  const one = await loggedIn('zh')
  const course = await newCourse(one)
  await lessons(one)
  expect(await course.plan()).toMatchObject({ ignored: [join('第一章 绪论', '讲义.pdf')] })
  expect(await course.apply('--dry-run')).toMatchObject({ code: 0, operation: null })
  expect(await course.names()).toEqual([])
  const first = await course.apply()
  expect(first).toMatchObject({ code: 0, uploaded: 5, operation: { created: 6 } })
  expect(await course.names()).toEqual([
    ['第一章 绪论', '起步', '安装', '练习'],
    ['第十章 总结', '小结'],
  ])
  const [chapter, last] = (await course.tree()).items
  expect(last?.lessons).toMatchObject([{ courseMinutes: 1, courseSeconds: 15 }])
  expect(chapter?.submitted).toBe(true)
  expect(chapter?.lessons.map(({ srtUrl }) => srtUrl.endsWith('.srt'))).toEqual([true, false, false])

  expect(await course.apply()).toMatchObject({ code: 0, uploaded: 0, operation: { id: first.operation?.id } })
  expect((await course.plan()).plan.rows).toEqual([])
  expect(await course.apply()).toMatchObject({ code: 0, operation: null })

  await put(one, '第一章 绪论/2_安装.mp4', video('z'))
  await rename(join(one.folder, 'lessons/第十章 总结/小结.mp4'), join(one.folder, 'lessons/第十章 总结/回顾.mp4'))
  const { plan } = await course.plan()
  expect(plan.rows.map(({ label, field }) => [label, field])).toEqual([
    ['安装', 'video'],
    ['回顾', 'name'],
  ])
  const shown = await one.icss('chapters', 'apply', 'plan.json', '--dry-run')
  expect(shown.stdout).toMatch(/换视频\s+安装.*2_安装\.mp4/)
  const second = await course.apply()
  expect(second).toMatchObject({ uploaded: 1 })
  const undone = await one.icss('operations', 'undo', second.operation?.id ?? '', '--yes', '--json')
  expect(undone.code).toBe(0)
  expect((await course.names())[1]).toEqual(['第十章 总结', '小结'])
  expect(await course.apply()).toMatchObject({ code: 1, error: { code: 'operation.plan_undone' } })
})

test('the outline of a course is listed as a tree, and its export planned again changes nothing', async () => {
  const one = await loggedIn('zh')
  const course = await newCourse(one)
  await lessons(one)
  await course.plan()
  await course.apply()
  await one.icss('api', 'chapters.create', '--param', `courseId=${course.id}`, '--body', '{"name": "附录"}')

  const shown = await one.icss('chapters', 'list', '--course', course.name)
  expect(shown.stdout).toMatch(/^第十章 总结[^]*^ {2}小结 +01:15 +已提交[^]*^附录 +未提交/m)
  expect(JSON.parse((await one.icss('chapters', 'list', '--course', course.id, '--json')).stdout)).toMatchObject({
    items: [{ name: '第一章 绪论', lessonCount: 3 }, { lessonCount: 1 }, { name: '附录' }],
  })

  expect((await one.icss('chapters', 'export', '--course', course.name, '-o', '大纲.jsonl')).code).toBe(0)
  expect((await course.plan('大纲.jsonl')).plan.rows).toEqual([])
})

test('a plan is refused before anything is sent: the course or a file moved, names or files break a rule', async () => {
  const one = await loggedIn('en')
  const course = await newCourse(one)
  await lessons(one)
  await course.plan()
  await put(one, '第一章 绪论/1. 起步.mp4', video('q', 5000))
  const moved = await one.icss('chapters', 'apply', 'plan.json')
  expect([moved.code, moved.stderr]).toEqual([1, expect.stringContaining('has changed since the plan')])
  await course.plan()
  await one.icss('api', 'chapters.create', '--param', `courseId=${course.id}`, '--body', '{"name": "Someone was here"}')
  const stale = await one.icss('chapters', 'apply', 'plan.json', '--json')
  expect(JSON.parse(stale.stdout)).toMatchObject({ error: { code: 'operation.stale' } })

  await put(one, `一/${'长'.repeat(31)}.mp4`, video('a'))
  await put(one, '一/空.mp4', '')
  const bad = await one.icss('chapters', 'plan', 'lessons', '--course', course.name)
  expect(bad.code).toBe(1)
  expect(bad.stderr).toContain(`${join('一', `${'长'.repeat(31)}.mp4`)}: `)
  expect(bad.stderr).toContain(`${join('一', '空.mp4')}: `)
  expect(bad.stderr).toContain('2 things are wrong')
  expect((await one.icss('chapters', 'plan', 'lessons', '--course', 'nowhere')).code).toBe(1)
})

test('an outline file says the same with links and paths, in its own order; a bad row is told by its line', async () => {
  const one = await loggedIn('zh')
  const course = await newCourse(one)
  await put(one, '1.mp4', video('1'))
  const rows = [
    '章节,课时,视频,分钟,秒',
    '乙,开场,https://cdn.example.cn/a.mp4,12,30',
    '甲,正片,lessons/1.mp4,,',
    '丙,,,,',
  ]
  await one.file('大纲.csv', rows.join('\n'))
  await course.plan('大纲.csv')
  expect(await course.apply()).toMatchObject({ uploaded: 1, operation: { created: 5 } })
  expect(await course.names()).toEqual([['乙', '开场'], ['甲', '正片'], ['丙']])
  expect((await course.plan('大纲.csv')).plan.rows).toEqual([])
  await one.file('坏.csv', '章节,课时,视频,分钟\n甲,一,,\n,二,a.mp4,x\n')
  const bad = await one.icss('chapters', 'plan', '坏.csv', '--course', course.name)
  expect([bad.code, bad.stderr]).toEqual([1, expect.stringMatching(/第 3 行 章节：请输入名称/)])
})

test('killed in the middle and applied again: each file is stored once, the course is changed once', async () => {
  const one = await loggedIn('zh')
  const course = await newCourse(one)
  const names = Array.from({ length: 6 }, (_, i) => `${i + 1}.mp4`)
  for (const [i, name] of names.entries()) await put(one, `一/${name}`, video(String(i), 12 * mb))
  await course.plan()
  const kept = join(one.env.XDG_CONFIG_HOME ?? '', 'icss', 'uploads.jsonl')
  const child = one.start('chapters', 'apply', 'plan.json')
  await expect.poll(() => readFile(kept, 'utf8').catch(() => ''), { interval: 5 }).toContain('lessonVideo')
  expect(child.exitCode).toBeNull()
  child.kill('SIGKILL')
  await child.result
  expect(await course.names()).toEqual([])
  const again = await course.apply()
  expect(again).toMatchObject({ code: 0, operation: { created: 7 } })
  expect((await course.names())[0]).toHaveLength(7)
  const urls = (await course.tree()).items.flatMap((chapter) => chapter.lessons.map(({ videoUrl }) => videoUrl))
  expect(new Set(urls).size).toBe(6)
  expect(await course.apply()).toMatchObject({ uploaded: 0, operation: { id: again.operation?.id } })
  await rm(join(one.folder, 'lessons'), { recursive: true })
})
