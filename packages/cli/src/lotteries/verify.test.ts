import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { person } from '../../test/icss.ts'

const vectorOf = (name: string) =>
  readFileSync(new URL(`../../../core/src/lotteries/draw-vector-2-${name}.json`, import.meta.url), 'utf8')
const vector = readFileSync(new URL('../../../core/src/lotteries/v1/draw-vector.json', import.meta.url), 'utf8')

test('a proof that holds names its winners; a changed one says where it was changed', async () => {
  const one = await person('zh')
  const file = await one.file('证明.json', vector)
  const holds = await one.icss('lottery', 'verify', file)
  expect(holds.code).toBe(0)
  await expect(holds.stdout).toMatchFileSnapshot('../../test/golden/lottery-verify.zh.txt')
  const json = await one.icss('lottery', 'verify', file, '--json')
  expect(JSON.parse(json.stdout)).toMatchObject({ ok: true, error: null })

  const [winner] = JSON.parse(vector).records[0].winners
  const changed = await one.file('改动.json', vector.replace(`"${winner}"`, `"${winner}x"`))
  const refused = await one.icss('lottery', 'verify', changed, '--json')
  expect(refused.code).toBe(1)
  expect(JSON.parse(refused.stdout)).toMatchObject({ ok: false })
  expect(refused.stderr).toMatch(/^错误：.+\n.+。\n$/)
  expect(await one.icss('lottery', 'verify', await one.file('x.json', '{'))).toMatchObject({
    code: 1,
    stderr: '错误：文件不是有效的 JSON\n请使用下载的原始证明文件。\n',
  })
})

test.each(['quicknet', 'test-beacon', 'phones'])('a draw of the second version is told in words: %s', async (name) => {
  for (const language of ['zh', 'en'] as const) {
    const one = await person(language)
    const holds = await one.icss('lottery', 'verify', await one.file('证明.json', vectorOf(name)))
    expect(holds).toMatchObject({ code: 0, stderr: '' })
    await expect(holds.stdout).toMatchFileSnapshot(`../../test/golden/lottery-verify-2-${name}.${language}.txt`)
  }
})

test('a changed record of the second version is named by its number', async () => {
  const one = await person('zh')
  const file = await one.file('改动.json', vectorOf('quicknet').replace('"word": "八十八"', '"word": "八十九"'))
  expect(await one.icss('lottery', 'verify', file)).toMatchObject({
    code: 1,
    stderr: '错误：第 2 条记录的内容与其校验值不符\n记录被改动过，此证明无效。\n',
  })
})
