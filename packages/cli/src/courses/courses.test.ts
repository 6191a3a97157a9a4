import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { loggedIn, unique } from '../../test/icss.ts'

const line = (name: string, serialNumber: number) =>
  JSON.stringify({
    name,
    headImage: 'x.jpg',
    serialNumber,
    chapters: [
      { name: '一', lessons: [{ name: '甲', video: 'https://cdn.example.cn/a.mp4', courseMinutes: 12 }] },
      { name: '二' },
    ],
  })

test('courses come out with their chapters and go in again, once; a second export is equal to the byte', async () => {
  const one = await loggedIn('zh')
  const [first, second] = [unique(), unique()]
  await one.file('课程.jsonl', `${line(first, 9001)}\n{"name": "坏"}\n${line(second, 9002)}\n`)
  const dry = await one.icss('courses', 'import', '课程.jsonl', '--dry-run', '--json')
  expect(JSON.parse(dry.stdout)).toMatchObject({ dryRun: true, created: 2, failed: 1 })
  const result = await one.icss('courses', 'import', '课程.jsonl', '--json')
  expect([result.code, JSON.parse(result.stdout)]).toMatchObject([4, { created: 2, skipped: 0, failed: 1 }])
  expect(result.stderr).toContain('第 2 行')
  expect(JSON.parse((await one.icss('courses', 'import', '课程.jsonl', '--json')).stdout)).toMatchObject({ skipped: 2 })

  const exported = async (file: string) => {
    await one.icss('courses', 'export', '-o', file)
    const lines = (await readFile(join(one.folder, file), 'utf8')).split(/(?<=\n)/)
    // Others make courses at the same server meanwhile.
    return lines.filter((text) => [first, second].some((name) => text.includes(`"name":"${name}"`))).join('')
  }
  const before = await exported('a.jsonl')
  expect(before).toContain(`"name":"${first}"`)
  const { items } = JSON.parse((await one.icss('courses', 'list', '--search', first, '--json')).stdout) as {
    items: { id: string }[]
  }
  const gone = await one.icss('api', 'courses.delete', '--param', `id=${items[0]?.id ?? ''}`)
  expect(gone.code).toBe(0)
  const again = await one.icss('courses', 'import', 'a.jsonl', '--json')
  expect(JSON.parse(again.stdout)).toMatchObject({ created: 1, failed: 0 })
  expect(await exported('b.jsonl')).toBe(before)
})

test('links to files of another server are counted before and after, and are no success', async () => {
  const one = await loggedIn('en')
  const name = unique()
  const video = 'https://old.example.cn/objects/1video1.mp4'
  const lessons = [
    { name: '甲', video },
    { name: '乙', video: 'https://cdn.example.cn/a.mp4' },
  ]
  await one.file(
    'c.jsonl',
    JSON.stringify({ name, headImage: 'x.jpg', serialNumber: 1, chapters: [{ name: '一', lessons }] }),
  )
  for (const more of [['--dry-run'], []]) {
    const { code, stdout, stderr } = await one.icss('courses', 'import', 'c.jsonl', '--json', ...more)
    expect([code, JSON.parse(stdout)]).toMatchObject([4, { created: 1, foreignLinks: 1 }])
    expect(stderr).toContain('1 link leads to a file of another server')
  }
})

test('the provider hands courses over as purchased ones, once, and takes one back', async () => {
  const chamber = await loggedIn('zh')
  const { url, providerToken } = inject('server')
  const provider = await loggedIn('zh', { url, token: providerToken })
  const json = async (...words: string[]) =>
    JSON.parse((await provider.icss('platform', ...words, '--json')).stdout) as never
  const { items } = (await json('list', '--kind', 'chamber')) as { items: { id: string }[] }
  const id = items[0]?.id ?? ''
  const [first, second] = [unique(), unique()]
  await provider.file('课程.jsonl', `${line(first, 1)}\n{"name": "坏"}\n${line(second, 2)}\n`)
  const deliver = (...more: string[]) => json('deliver', id, '课程.jsonl', '--supplier', '名师学院', ...more)
  expect(await deliver('--dry-run')).toMatchObject({ dryRun: true, items: [], delivered: 2, skipped: 0, failed: 1 })
  expect(await deliver()).toMatchObject({ items: [{ name: first, supplier: '名师学院' }, { name: second }], failed: 1 })
  expect(await deliver()).toMatchObject({ delivered: 0, skipped: 2, failed: 1 })

  const bought = async () => (await chamber.icss('courses', 'list', '--source', 'purchase', '--search', first)).stdout
  expect(await bought()).toContain(first)
  const { items: found } = (await json('courses', id, '--search', first)) as {
    items: { id: string; supplier: string }[]
  }
  expect(found).toMatchObject([{ name: first, supplier: '名师学院' }])
  expect((await provider.icss('platform', 'take-back', id, found[0]?.id ?? '', '--yes')).code).toBe(0)
  expect(await bought()).not.toContain(first)
})
