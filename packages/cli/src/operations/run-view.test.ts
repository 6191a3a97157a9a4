import { expect, inject, onTestFinished, test } from 'vitest'
import { timePasses } from '@icss/core/testing/time-passes.ts'
import { displayWidth } from '../console/display-width.ts'
import { companiesCsv, companiesNamed, loggedIn, unique } from '../../test/icss.ts'
import { faultyWay } from '../../test/faulty-way.ts'
import { heldRow, heldRows, holdImport } from '../../test/held-import.ts'
import { proxy } from '../../test/proxy.ts'
import { terminal } from '../../test/terminal.ts'

/**
 * Lets an import stand still before its first batch and behind it; the first answered function lets it come as far as the
 * second place, the second one to its end.
 */
function holdTwice(mark: string) {
  const holdAt = (row: number) => holdImport(inject('server'), `${mark}${row}有限公司`)
  return Promise.all([holdAt(1), holdAt(heldRow)])
}

test.for([
  ['zh', 80, '导入数据', /导入数据.*通过 0/s, /剩余约 \d+ 秒/, '导入完成：会员企业名录.csv'],
  ['en', 120, 'Importing ', /Importing .*0 good/s, /about \d+ s left/, 'Imported 会员企业名录.csv'],
] as const)('an import in a terminal, %s at %i columns', async ([language, columns, label, begun, left, done]) => {
  const one = await loggedIn(language)
  const mark = unique()
  const [letBegin, letEnd] = await holdTwice(mark)
  await one.file('会员企业名录.csv', `${companiesCsv(mark, heldRows)},制造业,软件\n`)
  const screen = await terminal(one, columns)
  await screen.type('icss members import 会员企业名录.csv; echo code=$?')
  await screen.press('Enter')
  await screen.until(begun)
  // A pace is told from two moments of a run that are apart.
  await timePasses(400)
  await letBegin()
  const live = await screen.until(left)
  expect(live).toContain('█')
  expect(live).toContain(label)
  await letEnd()
  const after = await screen.until('code=4')
  expect(after).toContain(done)
  expect(after).toContain('会员企业名录.rejected.csv')
  expect(after).toMatch(language === 'zh' ? /✓ 导入数据/ : /✓ Importing/)
  // The view stays with its last state, once, and nothing is wider than the terminal.
  expect(after.split('\n').filter((line) => line.includes(label) && line.includes('█'))).toHaveLength(1)
  for (const line of after.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(columns)
  expect(await companiesNamed(one, mark)).toBe(heldRows)
})

test('Ctrl-C in the live view: the run goes on, and the terminal is left as it was', async () => {
  const one = await loggedIn('zh')
  const mark = unique()
  const [letBegin, letEnd] = await holdTwice(mark)
  await one.file('企业.csv', companiesCsv(mark, heldRows))
  const screen = await terminal(one, 80)
  await screen.type('icss members import 企业.csv')
  await screen.press('Enter')
  await screen.until(/导入数据.*通过 0/s)
  await timePasses(400)
  await letBegin()
  await screen.until('剩余约')
  await screen.press('C-c')
  const told = await screen.until('icss operations cancel')
  const [, id = ''] = /operations watch ([0-9a-f-]{36})/.exec(told) ?? []
  await screen.type('echo code=$?')
  await screen.press('Enter')
  await screen.until('code=130')
  await letEnd()
  await screen.type(`icss operations watch ${id}`)
  await screen.press('Enter')
  await screen.until(`新增 ${heldRows.toLocaleString('en')}`)
  expect(await companiesNamed(one, mark)).toBe(heldRows)
})

test('a terminal that changes its width in the middle of a run shows the view once', async () => {
  const way = await proxy()
  const one = await loggedIn('zh', { url: way.origin, token: inject('server').token })
  const mark = unique()
  await one.file('企业.csv', companiesCsv(mark, 5000))
  const screen = await terminal(one, 120)
  // What stands above has to stay, and the view has to stand at the bottom as in a terminal that is in use.
  await screen.type('seq 101 150')
  await screen.press('Enter')
  await screen.until('150')
  way.hold(100_000)
  await screen.type('icss members import 企业.csv; echo code=$?')
  await screen.press('Enter')
  await screen.until(/发送文件 {2}[█░]{40} {2}/)
  for (const [columns, bar] of [
    [40, /发送文件 {2}[█░]{4,20} {2}/],
    [80, /发送文件 {2}[█░]{40} {2}/],
    [40, /发送文件 {2}[█░]{4,20} {2}/],
    [120, /发送文件 {2}[█░]{40} {2}/],
    [40, /发送文件 {2}[█░]{4,20} {2}/],
  ] as const) {
    await screen.resize(columns)
    const lines = (await screen.until(bar)).split('\n')
    expect([columns, lines.filter((line) => line.startsWith('导入 企业.csv')).length]).toEqual([columns, 1])
    for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(columns)
  }
  way.release()
  const after = await screen.until('code=0')
  const [, shown = ''] = /150\n(.*)/s.exec(after) ?? []
  for (const once of ['导入 企业.csv', '发送文件', '导入数据', '[█░]+', '导入完成'])
    expect([once, [...shown.matchAll(new RegExp(once, 'g'))].length]).toEqual([once, once === '[█░]+' ? 2 : 1])
  expect(shown).toContain('✓ 导入数据')
})

test('a server that asks to wait in the middle of a run is heard above the view, which stands there once', async () => {
  const { url, token } = inject('server')
  const way = await faultyWay(url, { fault: 429, calls: /^GET \/api\/v1\/operations\/.*events/, times: 2 })
  onTestFinished(way.close)
  const one = await loggedIn('zh', { url: way.url, token })
  await one.file('企业.csv', companiesCsv(unique(), 20))
  const screen = await terminal(one, 80)
  await screen.type('clear; icss members import 企业.csv; echo code=$?')
  await screen.press('Enter')
  const after = await screen.until('code=0')
  const lines = after.split('\n').map((line) => line.trim())
  const busy = '服务器繁忙，请求过多，按其要求等待 1 秒'
  expect(lines.filter((line) => line === busy)).toHaveLength(2)
  expect(lines.lastIndexOf(busy)).toBeLessThan(lines.findIndex((line) => line.startsWith('导入 企业.csv')))
  expect(after.match(/[█░]+/g)).toHaveLength(2)
})
