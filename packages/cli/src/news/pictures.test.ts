import { expect, test } from 'vitest'
import { loggedIn, unique } from '../../test/icss.ts'

/** The head of a PNG, which is all that is looked at when one is uploaded. */
function png(mark: number): Buffer {
  const head = Buffer.alloc(64)
  head.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  head.writeUInt32BE(640, 16)
  head.writeUInt32BE(480 + mark, 20)
  return head
}

test('pictures are added to news, told apart, moved and removed', async () => {
  const one = await loggedIn('en')
  const news = (...words: string[]) => one.icss('news', ...words)
  const draft = {
    title: unique(),
    body: '三家',
    startAt: '2026-11-01T00:00:00.000Z',
    endAt: '2099-01-01T00:00:00.000Z',
    publisher: '秘书处',
  }
  const created = await news('create', '--from', await one.file('news.json', JSON.stringify(draft)))
  const id = created.stdout.trim()
  const add = async (mark: number, ...words: string[]) => {
    await one.file(`${mark}.png`, png(mark))
    const { stdout } = await one.icss('upload', '--slot', 'newsImages', `${mark}.png`)
    return (await news('add-picture', id, stdout.trim(), ...words)).stdout.trim()
  }
  const first = await add(1, '--caption', '开场')
  const second = await add(2)
  const captions = async () => {
    const { items } = JSON.parse((await news('pictures', id, '--json')).stdout) as {
      items: { id: string; caption: string }[]
    }
    return items.map((picture) => [picture.id, picture.caption])
  }
  expect(await captions()).toEqual([
    [first, '开场'],
    [second, ''],
  ])
  expect((await news('change-picture', id, second, '--place', '1', '--caption', '合影')).code).toBe(0)
  expect(await captions()).toEqual([
    [second, '合影'],
    [first, '开场'],
  ])
  const shown = (await news('pictures', id)).stdout
  expect(shown).toMatch(/^ID +Words below the picture +Address *$/m)
  expect(shown.indexOf(second)).toBeLessThan(shown.indexOf(first))
  expect(await news('remove-picture', id, first)).toMatchObject({ code: 0, stdout: 'The picture was removed\n' })
  expect(await captions()).toEqual([[second, '合影']])
  expect((await news('remove-picture', id, first)).code).toBe(1)
  expect((await news('add-picture', id, 'nothing.png')).code).toBe(1)
})
