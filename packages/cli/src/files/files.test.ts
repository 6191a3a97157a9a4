import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loggedIn, unique } from '../../test/icss.ts'

test('files are uploaded together, found by their group, renamed, moved, downloaded, deleted and restored', async () => {
  const one = await loggedIn('zh')
  const [mark, group] = [unique(), `组${unique()}`.slice(0, 10)]
  const api = (...args: string[]) => one.icss('api', ...args)
  await api('fileGroups.create', '--body', JSON.stringify({ name: group }))
  await one.file(`${mark}甲.txt`, '甲方')
  await one.file(`${mark}乙.txt`, '乙方')
  await one.file('空.txt', '')
  const sent = await one.icss('files', 'upload', `${mark}甲.txt`, `${mark}乙.txt`, '空.txt', '--group', group, '--json')
  const answer = JSON.parse(sent.stdout) as { items: { stored: { id: string } | null; code: string | null }[] }
  expect([sent.code, answer]).toMatchObject([4, { uploaded: 2, failed: 1 }])
  expect(answer.items.map(({ code }) => code)).toEqual([null, null, 'upload.empty'])
  const [first = '', second = ''] = answer.items.map(({ stored }) => stored?.id ?? '')

  const names = async (...filters: string[]) =>
    (JSON.parse((await one.icss('files', 'list', ...filters, '--json')).stdout).items as { name: string }[]).map(
      ({ name }) => name.replace(mark, ''),
    )
  expect(await names('--group', group, '--sort', 'name')).toEqual(['甲.txt', '乙.txt'])
  const unknown = await one.icss('files', 'list', '--group', '没有的组')
  expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('没有文件组“没有的组”')])
  expect((await one.icss('files', 'export', '--group', group)).stdout).toContain(`${mark}甲.txt,${group},`)

  expect((await one.icss('files', 'rename', first, `${mark}丙`)).stdout).toBe(`已重命名为“${mark}丙”。\n`)
  expect((await one.icss('files', 'move', first, second, '--group', 'none')).stdout).toBe(
    '已移动 2 个文件到“未分组”。\n',
  )
  expect((await one.icss('files', 'download', first, second, '-o', '下载')).code).toBe(0)
  expect((await one.icss('files', 'download', second, '-o', '下载')).code).toBe(0)
  expect((await readdir(join(one.folder, '下载'))).map((name) => name.replace(mark, '')).toSorted()).toEqual(
    ['丙.txt', '乙 (2).txt', '乙.txt'].toSorted(),
  )
  expect(await readFile(join(one.folder, '下载', `${mark}丙.txt`), 'utf8')).toBe('甲方')

  expect((await one.icss('files', 'delete', first, second)).code).toBe(2)
  expect((await one.icss('files', 'delete', first, second, '--dry-run')).stdout).toMatch(/^将删除 2 项：/)
  expect((await one.icss('files', 'delete', first, second, '--yes')).code).toBe(0)
  expect(await names('--search', mark)).toEqual([])
  expect((await one.icss('files', 'download', first)).code).toBe(1)
  expect((await one.icss('files', 'restore', first, second)).stdout).toBe('已恢复 2 个文件。\n')
  expect((await names('--search', mark)).toSorted()).toEqual(['丙', '乙.txt'].toSorted())
})

test('a disk is moved by a table and the contents: what is exported then is the same, byte for byte', async () => {
  const one = await loggedIn('zh')
  const [mark, group, lower] = [unique(), `组${unique()}`.slice(0, 10), `下${unique()}`.slice(0, 10)]
  const run = async (...args: string[]) => {
    const result = await one.icss('files', ...args)
    expect([result.code, result.stderr.includes('错误')]).toEqual([0, false])
    return result.stdout
  }
  const uploaded = async (...files: string[]) => {
    const { items } = JSON.parse(await run('upload', ...files, '--parallel', '1', '--json'))
    return (items as { stored: { id: string } }[]).map(({ stored }) => stored.id)
  }
  await one.file(`${mark}甲.txt`, '甲方')
  await one.file(`${mark}乙.txt`, '乙方')
  await one.file(`${mark}丙.txt`, '丙方')
  const first = await uploaded(`${mark}甲.txt`, `${mark}乙.txt`, `${mark}丙.txt`)
  const names = [`${mark}"甲"`, `=${mark},同名`, `=${mark},同名`]
  const rows = first.map((id, i) => ({
    id,
    name: names[i],
    group: `${group}${i === 0 ? '' : ` / ${lower}`}`,
    publisher: '@人',
  }))
  const changed = await one.file('改.jsonl', rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  expect(await run('import', changed, '--dry-run')).toContain('共 3 行：将新增 0，将更新 3，已存在将跳过 0，未通过 0')
  expect(await run('import', changed)).toContain('共 3 行：新增 0，更新 3，已存在而跳过 0，未通过 0')

  await run('export', '--group', group, '-o', '全部.xlsx')
  const before = await run('export', '--group', group)
  expect(before).toContain(`"'=${mark},同名",${group} / ${lower},'@人,txt,6,`)
  expect(await run('export', '--group', group, '--ids')).toContain(`\n${first[0]},`)
  await run('download', ...first, '-o', '下载')
  await run('delete', ...first, '--yes')
  const missing = await one.icss('files', 'import', '全部.xlsx')
  expect(missing.code).toBe(4)
  expect(missing.stdout).toContain('没有编号相同，或名称、类型和大小都相同的文件')
  const saved = (await readdir(join(one.folder, '下载'))).toSorted()
  expect(saved).toHaveLength(3)
  await uploaded(...saved.map((name) => join('下载', name)))
  expect(await run('import', '全部.xlsx')).toContain('更新 3')
  expect(await run('export', '--group', group)).toBe(before)
  expect(await run('import', '全部.xlsx')).toContain('已存在而跳过 3')
})
