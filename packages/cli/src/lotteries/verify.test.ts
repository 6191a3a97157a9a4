import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { person } from '../../test/icss.ts'

const vector = readFileSync(new URL('../../../core/src/lotteries/draw-vector.json', import.meta.url), 'utf8')

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
