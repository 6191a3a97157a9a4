import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { type Person, companiesCsv, companiesNamed, loggedIn, unique } from '../../test/icss.ts'

const header = '企业名称,行业,行业标签'
const gb18030 = (text: string) => execFileSync('iconv', ['-f', 'UTF-8', '-t', 'GB18030'], { input: text })

const importFile = async (one: Person, content: string | Uint8Array, name = '企业.csv', ...more: string[]) =>
  one.icss('members', 'import', await one.file(name, content), ...more)

describe('a file that is no table of companies is refused, in words', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  test.for([
    ['an empty file', '', '文件是空的', 'The file is empty'],
    ['only blank lines', '\r\n\r\n', '文件是空的', 'The file is empty'],
    ['a PNG named .csv', png, '内容像是 PNG', 'it looks like PNG'],
    [
      'a required header that is misspelt',
      '企业名你,行业,行业标签\n甲,乙,丙\n',
      '缺少表头“企业名称”，表里有一列叫“企业名你”',
      'The header “Company name” is missing, and there is a column “企业名你”',
    ],
    ['a missing header', '企业名称,行业\n甲,乙\n', '缺少表头“行业标签”', 'The header “Industry tags” is missing'],
    [
      'a doubled header',
      `${header},公司名称\n甲,乙,丙,丁\n`,
      '表头“公司名称”出现了两次',
      'The header “公司名称” is there twice',
    ],
  ] as const)('%s', async ([, content, zh, en]) => {
    for (const [language, says] of [
      ['zh', zh],
      ['en', en],
    ] as const) {
      const result = await importFile(await loggedIn(language), content)
      expect(result).toMatchObject({ code: 1, stdout: '' })
      expect(result.stderr).toContain(says)
      // What to do stands on a line of its own behind what happened.
      expect(result.stderr.trimEnd().split('\n').at(-1)).toMatch(language === 'zh' ? /。$/ : /\.$/)
    }
  })

  test('a row of 20 MB without an end names its line, and what stood before it is kept', async () => {
    const one = await loggedIn()
    const mark = unique()
    const result = await importFile(one, `${companiesCsv(mark, 3)}"${'x'.repeat(20_000_000)}`)
    expect(result.code).toBe(1)
    expect(result.stderr).toContain('第 5 行超过 16 MB')
    expect(await companiesNamed(one, mark)).toBe(3)
  })
})

test('a column that nobody knows is left out and named, or refused by --strict', async () => {
  const mark = unique()
  const content = `序号,${header},企业简价\n1,${mark}公司,制造业,软件,短\n`
  const one = await loggedIn()
  const says = '不导入的列：序号、企业简价（是不是“企业简介”？）。'
  const dry = await importFile(one, content, '企业.csv', '--dry-run')
  expect(dry).toMatchObject({ code: 0 })
  expect(dry.stdout).toContain(says)
  const refused = await importFile(one, content, '企业.csv', '--strict')
  expect(refused).toMatchObject({ code: 1, stdout: '' })
  expect(refused.stderr).toContain('表头“序号”无法识别')
  expect(await companiesNamed(one, mark)).toBe(0)
  const english = await importFile(await loggedIn('en'), content)
  expect(english).toMatchObject({ code: 0 })
  expect(english.stdout).toMatch(/Columns left out: 序号, 企业简价 \(did you mean “Introduction”\?\)\./)
  const json = await importFile(one, content, '企业.csv', '--json')
  const { operation } = JSON.parse(json.stdout)
  expect(operation.reading.leftOut).toEqual([
    { header: '序号', nearest: null },
    { header: '企业简价', nearest: '企业简介' },
  ])
  const shown = await one.icss('operations', 'show', operation.id)
  expect(shown.stdout).toContain(says)
})

test('headings and columns without a header are told, or refused by --strict', async () => {
  const mark = unique()
  const content = `${header},\n一、理事单位,,,\n${mark}公司,制造业,软件,核对过\n`
  const one = await loggedIn()
  const read = await importFile(one, content, '企业.csv', '--dry-run')
  expect(read).toMatchObject({ code: 0 })
  expect(read.stdout).toContain('没有表头而有内容的列，不导入：D。')
  expect(read.stdout).toContain('只有一格文字的 1 行当作小标题，不导入：第 2 行“一、理事单位”。')
  const strict = await importFile(one, content, '企业.csv', '--strict')
  expect(strict).toMatchObject({ code: 4 })
  expect(strict.stdout).toContain('该行只有一格文字，像小标题，不像一条记录')
  expect(strict.stdout).toContain('该行在 D 列有内容，而该列没有表头')
  expect(await companiesNamed(one, mark)).toBe(0)
  const english = await importFile(await loggedIn('en'), content, '企业.csv', '--dry-run')
  expect(english.stdout).toContain('Columns left out because they have no header, though they hold values: D.')
  expect(english.stdout).toContain('taken for headings and left out: 1 (line 2 “一、理事单位”).')
})

test('--sheet names the sheet of a workbook; one that is not there is refused with those that are', async () => {
  const one = await loggedIn()
  await importFile(one, companiesCsv(unique(), 1))
  const path = join(one.folder, '名录.xlsx')
  expect(await one.icss('members', 'export', '-o', path)).toMatchObject({ code: 0 })
  const missing = await one.icss('members', 'import', path, '--sheet', '理事')
  expect(missing).toMatchObject({ code: 1, stdout: '' })
  expect(missing.stderr).toMatch(/文件里没有工作表“理事”\n请从这些里选一张：企业管理。/)
  const read = await one.icss('members', 'import', path, '--sheet', '企业管理', '--dry-run', '--json')
  expect(JSON.parse(read.stdout).operation).toMatchObject({
    bad: 0,
    reading: { sheet: '企业管理', otherSheets: [], leftOut: [] },
  })
  const csv = await importFile(one, companiesCsv(unique(), 1), 'plain.csv', '--sheet', '企业管理')
  expect(csv).toMatchObject({ code: 1 })
  expect(csv.stderr).toContain('不是 XLSX')
})

describe('a file is read as people save it', () => {
  test.for([
    ['UTF-8', (text: string) => text],
    ['UTF-8 with BOM', (text: string) => `\u{FEFF}${text}`],
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['GB18030 with rare characters', gb18030],
  ] as const)('%s', async ([, encode]) => {
    const one = await loggedIn()
    const mark = unique()
    const result = await importFile(one, encode(`${header}\n${mark}𬭊镕㐂公司,制造业,软件\n`))
    expect(result).toMatchObject({ code: 0 })
    expect(result.stdout).toContain('共 1 行：新增 1，更新 0，已存在而跳过 0，未通过 0')
    const { stdout } = await one.icss('members', 'list', '--search', mark, '--json')
    expect(JSON.parse(stdout).items[0].name).toBe(`${mark}𬭊镕㐂公司`)
  })

  test('line breaks, quotes and a cell of 10 MB inside quotes', async () => {
    const one = await loggedIn()
    const mark = unique()
    const rows = [
      `"${mark}一","制造业","软件","第一行\n第二行，他说""好"""`,
      `"${mark}二","制造业","软件","${'x'.repeat(10_000_000)}"`,
      `"${mark}三","制造业","软件","短"`,
    ]
    const result = await importFile(one, `${header},企业简介\n${rows.join('\n')}\n`)
    expect(result.code).toBe(4)
    expect(result.stdout).toMatch(/第 4 行 企业简介“x+…”：最多 [\d,]+ 个字，现有 10,000,000 个。请缩短。/)
    const found = await one.icss('members', 'export', '--search', `${mark}一`, '--format', 'jsonl')
    expect(JSON.parse(found.stdout).introduction).toBe('第一行\n第二行，他说"好"')
    expect(await companiesNamed(one, mark)).toBe(2)
  })

  test('JSON Lines, whose rejected rows come back as JSON Lines', async () => {
    const one = await loggedIn()
    const mark = unique()
    const lines = [{ name: `${mark}甲`, industry: '教育', industryTags: ['软件'] }, { name: `${mark}乙` }]
    const result = await importFile(one, lines.map((line) => JSON.stringify(line)).join('\n'), '企业.jsonl')
    expect(result.code).toBe(4)
    const rejected = await readFile(join(one.folder, '企业.rejected.jsonl'), 'utf8')
    expect(JSON.parse(rejected)).toMatchObject({ name: `${mark}乙`, 行号: 2 })
  })
})

test('bad rows are told by line, column, value and reason; the rest is imported; the corrected file then goes in', async () => {
  const one = await loggedIn()
  const mark = unique()
  const file = await one.file(
    '会员.csv',
    `${header},统一社会信用代码\n${[
      `${mark}好,制造业,软件,`,
      ',制造业,软件,',
      `${mark}码,制造业,软件,123`,
      `${mark}签,制造业,一、二、三、四、五,`,
      `${mark}重,制造业,软件,`,
      `${mark}重,制造业,软件,`,
    ].join('\n')}\n`,
  )
  const first = await one.icss('members', 'import', file)
  expect(first.code).toBe(4)
  expect(first.stdout).toContain('共 6 行：新增 2，更新 0，已存在而跳过 1，未通过 3')
  expect(first.stdout).toContain('第 3 行 企业名称：不能为空。请填写。')
  expect(first.stdout).toContain('第 4 行 统一社会信用代码“123”：统一社会信用代码不正确。')
  expect(first.stdout).toContain('第 5 行 行业标签“一、二、三、四、五”：最多 4 个，现有 5 个。请删去多余的。')

  const rejected = join(one.folder, '会员.rejected.csv')
  const text = await readFile(rejected, 'utf8')
  expect(text.startsWith('\u{FEFF}企业名称,行业,行业标签,统一社会信用代码,行号,未导入原因,如何改正')).toBe(true)
  const corrected = text.replace('\n,制造业', `\n${mark}名,制造业`).replace(',123,', ',,').replace('、五', '')
  const second = await one.icss('members', 'import', await one.file('会员.rejected.csv', corrected))
  expect(second).toMatchObject({ code: 0 })
  expect(second.stdout).toContain('新增 3')
  expect(await companiesNamed(one, mark)).toBe(5)

  // Across runs: all of it again changes nothing, and the file under correction is not overwritten.
  const third = await one.icss('members', 'import', file, '--json')
  expect(JSON.parse(third.stdout)).toMatchObject({
    operation: { status: 'done', created: 0, skipped: 3, bad: 3 },
    rejectedFile: join(one.folder, '会员.rejected-2.csv'),
    error: null,
  })
  expect(await companiesNamed(one, mark)).toBe(5)
})

test('a name that a spreadsheet would run stays text, and is neutralised in the export', async () => {
  const one = await loggedIn()
  const mark = unique()
  const name = `=HYPERLINK("http://evil.example";"${mark}")`
  const result = await importFile(one, `${header}\n"${name.replaceAll('"', '""')}",制造业,软件\n`)
  expect(result).toMatchObject({ code: 0 })
  const list = await one.icss('members', 'list', '--search', mark, '--json')
  expect(JSON.parse(list.stdout).items[0].name).toBe(name)
  const exported = await one.icss('members', 'export', '--search', mark)
  expect(exported.stdout).toContain(`"'${name.replaceAll('"', '""')}"`)
  const again = await importFile(one, exported.stdout, '导出.csv')
  expect(again.stdout).toContain('已存在而跳过 1')
})

const counts = ({ stdout }: { stdout: string }) => {
  const { created, updated, skipped, good, bad } = JSON.parse(stdout).operation
  return { created, updated, skipped, good, bad }
}

test('more rows of one moment than a page of the export holds come out once each', async () => {
  const one = await loggedIn('en')
  const mark = unique()
  await importFile(one, companiesCsv(mark, 4500))
  const exported = await one.icss('members', 'export', '--search', mark, '--format', 'jsonl')
  const names = exported.stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).name as string)
  expect([names.length, new Set(names).size]).toEqual([4500, 4500])
})

test('a dry run reports what the run then does, and writes nothing', async () => {
  const one = await loggedIn()
  const mark = unique()
  const file = await one.file('企业.csv', `${companiesCsv(mark, 5)}${mark}坏,制造业,\n`)
  const dry = await one.icss('members', 'import', file, '--dry-run', '--json')
  expect(await companiesNamed(one, mark)).toBe(0)
  const real = await one.icss('members', 'import', file, '--json')
  expect([dry.code, real.code]).toEqual([4, 4])
  expect(counts(dry)).toEqual({ created: 5, updated: 0, skipped: 0, good: 5, bad: 1 })
  expect(counts(real)).toEqual(counts(dry))
})

test('--atomic imports all or nothing; --on-conflict decides about what is there', async () => {
  const one = await loggedIn()
  const mark = unique()
  const broken = await importFile(one, `${companiesCsv(mark, 3)},制造业,软件\n`, 'a.csv', '--atomic')
  expect(broken.code).toBe(1)
  expect(broken.stderr).toContain('有 1 行不合格，按要求全部未导入')
  expect(existsSync(join(one.folder, 'a.rejected.csv'))).toBe(true)
  expect(await companiesNamed(one, mark)).toBe(0)

  await importFile(one, companiesCsv(mark, 3), 'b.csv', '--atomic')
  const update = await importFile(
    one,
    companiesCsv(mark, 3).replaceAll('制造业', '教育'),
    'c.csv',
    '--on-conflict',
    'update',
  )
  expect(update.stdout).toContain('更新 3')
  const fail = await importFile(one, companiesCsv(mark, 4), 'd.csv', '--on-conflict', 'fail')
  expect(fail.code).toBe(4)
  expect(fail.stdout).toContain('新增 1，更新 0，已存在而跳过 0，未通过 3')
  expect(fail.stdout).toContain('该企业已在本组织中')
})

test('a name in another writing is named with what it met; --on-alike decides about it', async () => {
  const one = await loggedIn()
  const mark = unique()
  const header = 'name,industry,industryTags\n'
  const narrow = `${header}${mark}(深圳)公司,教育,教育\n`
  await importFile(one, `${header}${mark}（深圳）公司,教育,教育\n`, 'wide.csv')
  const skipped = await importFile(one, narrow, 'narrow.csv', '--dry-run')
  expect(skipped).toMatchObject({ code: 0 })
  expect(skipped.stdout).toContain(`第 2 行“${mark}(深圳)公司”可能与“${mark}（深圳）公司”相同`)
  const asJson = await importFile(one, narrow, 'narrow.csv', '--json')
  expect(JSON.parse(asJson.stdout)).toMatchObject({
    operation: { skipped: 1, alike: 1 },
    alike: [{ line: 2, name: `${mark}(深圳)公司`, met: `${mark}（深圳）公司` }],
  })
  const made = await importFile(one, narrow, 'narrow.csv', '--on-alike', 'make')
  expect(made.stdout).toContain('新增 1')
  expect(await companiesNamed(one, mark)).toBe(2)

  const create = (...more: string[]) =>
    one.icss(
      'members',
      'create',
      '--name',
      `${mark} [深圳] 公司`,
      '--industry',
      '教育',
      '--industry-tags',
      '教育',
      ...more,
    )
  const refused = await create()
  expect(refused).toMatchObject({ code: 1, stdout: '' })
  expect(refused.stderr).toContain(`可能与本组织中的“${mark}（深圳）公司”是同一家企业`)
  expect(await create('--yes')).toMatchObject({ code: 0 })
})

test('with --json stdout is one document even when the import fails; without, progress is on stderr alone', async () => {
  const one = await loggedIn('en')
  const missing = await one.icss('members', 'import', 'none.csv', '--json')
  expect(missing.code).toBe(1)
  expect(JSON.parse(missing.stdout).error).toMatchObject({ code: 'cli.fileMissing', fix: 'Check the path.' })
  const empty = await importFile(one, '', 'empty.csv', '--json')
  expect(JSON.parse(empty.stdout).error).toMatchObject({ code: 'import.empty' })
  const bare = await importFile(one, 'name,industry,industryTags\n', 'bare.csv', '--json')
  expect(bare.code).toBe(1)
  expect(JSON.parse(bare.stdout).error).toMatchObject({ code: 'import.no_rows' })
  const header = await importFile(one, 'a,b\n1,2\n', 'header.csv', '--json')
  expect(JSON.parse(header.stdout)).toMatchObject({
    operation: { status: 'failed' },
    error: { code: 'import.missing_header', message: expect.stringContaining('“Company name, Industry') },
  })
  const quiet = await importFile(one, companiesCsv(unique(), 2), 'q.csv', '--quiet')
  expect(quiet).toMatchObject({ code: 0, stderr: '' })
  expect(quiet.stdout).toContain('2 rows: 2 created')
})

test('a token that was revoked ends with exit 3 and says how to log in', async () => {
  const { url } = inject('server')
  const one = await loggedIn('zh', { url, token: 'icss_revoked' })
  const result = await importFile(one, companiesCsv(unique(), 1))
  expect(result).toMatchObject({ code: 3, stdout: '' })
  expect(result.stderr).toBe('错误：尚未登录\n请运行 icss auth login 登录，然后重试。\n')
})
