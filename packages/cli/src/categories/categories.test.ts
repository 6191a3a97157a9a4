import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CarouselMember } from '@icss/core/courses/carousel.ts'
import { loggedIn, unique } from '../../test/icss.ts'

interface Stored {
  readonly id: string
}

test('categories are listed and exported as a tree, and the carousel in its order', async () => {
  const one = await loggedIn('zh')
  const made = async (operation: string, body: object) =>
    JSON.parse((await one.icss('api', operation, '--body', JSON.stringify(body))).stdout) as Stored
  const [top, below] = [unique().slice(-8), unique().slice(-8)]
  const { id: parentId } = await made('courseCategories.create', { name: top, parentId: '' })
  await made('courseCategories.create', { name: below, parentId })

  const shown = await one.icss('categories', 'list', 'course')
  expect(shown.stdout).toMatch(new RegExp(`^${top}[^]*^  ${below}`, 'm'))
  await one.icss('categories', 'export', 'course', '-o', '分类.jsonl')
  const lines = (await readFile(join(one.folder, '分类.jsonl'), 'utf8')).trimEnd().split('\n')
  const names = lines.map((line) => (JSON.parse(line) as { name: string }).name)
  expect(names.indexOf(below)).toBe(names.indexOf(top) + 1)

  const courses = []
  for (const name of [unique(), unique()])
    courses.push(await made('courses.create', { name, headImage: 'x.jpg', serialNumber: 1 }))
  const items = courses.map(({ id }) => ({ kind: 'course', id })).toReversed()
  const { items: before } = JSON.parse((await one.icss('carousel', 'list', '--json')).stdout) as {
    items: CarouselMember[]
  }
  await made('carouselCourses.set', { items, before: before.map(({ kind, id }) => ({ kind, id })) })
  expect(JSON.parse((await one.icss('carousel', 'list', '--json')).stdout)).toMatchObject({ items })
  expect((await one.icss('carousel', 'list')).stdout).toContain('课程')
  expect((await one.icss('carousel', 'export')).stdout.trimEnd().split('\n')).toHaveLength(2)

  const wrong = await one.icss('categories', 'list', 'shoes')
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('course')])
})
