import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loggedIn, unique } from '../../test/icss.ts'

test('employee cards: imported with their rejected rows as a file, listed, exported, and imported again without a change', async () => {
  const one = await loggedIn('zh')
  const mark = unique()
  await one.icss('members', 'import', await one.file('企业.csv', `企业名称,行业,行业标签\n${mark}公司,教育,软件\n`))
  const [company] = JSON.parse((await one.icss('members', 'list', '--search', mark, '--json')).stdout).items
  const rows = [
    `${mark}公司,王明,经理,13800138000`,
    `${mark}公司,欧阳雪,"=总监",13800138001`,
    '无此公司,李,经理,13800138002',
  ]
  const file = await one.file('员工.csv', `企业名称,姓名,职务,手机号\n${rows.join('\n')}\n`)
  const dry = await one.icss('employees', 'import', file, '--dry-run')
  expect(dry.stdout).toContain('共 3 行：将新增 2，将更新 0，已存在将跳过 0，未通过 1')
  const done = await one.icss('employees', 'import', file)
  expect(done.code).toBe(4)
  expect(done.stdout).toContain('共 3 行：新增 2，更新 0，已存在而跳过 0，未通过 1')
  expect(done.stdout).toContain('第 4 行 企业名称“无此公司”：本组织没有这家企业。')
  expect(await readFile(join(one.folder, '员工.rejected.csv'), 'utf8')).toContain('无此公司,李,经理,13800138002,4,')

  const list = await one.icss('employees', 'list', company.id)
  await expect(list.stdout).toMatchFileSnapshot('../../test/golden/employees-list.zh.txt')
  const saved = await one.icss('employees', 'export', '--company', company.id, '-o', 'out.csv', '--json')
  expect(JSON.parse(saved.stdout)).toMatchObject({ file: 'out.csv', format: 'csv' })
  const exported = await readFile(join(one.folder, 'out.csv'), 'utf8')
  expect(exported).toContain(`${mark}公司,欧阳雪,'=总监,13800138001,`)
  const again = await one.icss('employees', 'import', 'out.csv', '--json')
  expect(JSON.parse(again.stdout).operation).toMatchObject({ status: 'done', created: 0, skipped: 2, bad: 0 })
})
