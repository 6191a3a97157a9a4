import { expect, test } from '@playwright/test'
import { faultsOf } from './accessibility.ts'
import { openChannel } from './own-channel.ts'
import { address, api } from './product.ts'

const tab = '#/personalCenter?tab=contentPermissions'

test('content is opened in the matrix by keyboard: looked at, applied, undone; nothing ticked is lost on the way', async ({
  page,
}) => {
  await openChannel(page, '755961')
  const made = async (path: string, body: object) =>
    (await api(page, 'POST', `/api/v1/${path}`, body)) as { id: string }
  const south = await made('channel-groups', { name: '华南', channelIds: [] })
  await made('channel-groups', { name: '华东', channelIds: [] })
  const courses = await Promise.all(
    ['财税', '合规'].map((name) => made('courses', { name, headImage: 'h.jpg', serialNumber: 0 })),
  )
  const openTo = async (at: number) =>
    ((await api(page, 'GET', `/api/v1/content-permissions/course/${courses[at]?.id}`)) as { groupIds: string[] })
      .groupIds

  await page.goto(address(tab))
  await test.step('boxes are reached by arrows, and what is ticked stays when the list is filtered', async () => {
    await page.getByRole('checkbox', { name: '财税：华南' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Space')
    await expect(page.getByText('要开放 2 · 要关闭 0 · 涉及 0 个子频道')).toBeVisible()
    await page.getByRole('searchbox', { name: '搜索内容' }).fill('合规')
    await expect(page.getByRole('link', { name: '财税' })).toHaveCount(0)
    await page.getByRole('checkbox', { name: '合规：华南' }).press('Space')
    await expect(page.getByText(/要开放 3 · 要关闭 0/)).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })

  await test.step('leaving asks; staying keeps it', async () => {
    await page.getByRole('link', { name: '首页', exact: true }).first().click()
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(page.getByText(/要开放 3 · 要关闭 0/)).toBeVisible()
  })

  await test.step('somebody opens one of them meanwhile: the plan is refused, and made anew', async () => {
    await page.getByRole('button', { name: '预览改动' }).click()
    await expect(page.getByRole('heading', { name: '将改动 2 项内容' })).toBeVisible()
    await api(page, 'PUT', `/api/v1/content-permissions/course/${courses[1]?.id}`, { groupIds: [south.id] })
    const apply = async () => {
      await page.getByRole('button', { name: '执行', exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '执行' }).click()
    }
    await apply()
    await expect(page.getByRole('alert')).toContainText('未执行')
    await page.getByRole('button', { name: '重新预览' }).click()
    await expect(page.getByRole('heading', { name: '将改动 1 项内容' })).toBeVisible()
    await apply()
    await expect(page.getByRole('heading', { name: '已改动 1 项内容' })).toBeVisible()
    expect(await openTo(0)).toHaveLength(2)
  })

  await test.step('undone it is as before; by content one is opened at once, and by group it is counted', async () => {
    await page.getByRole('button', { name: '撤销' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '撤销 1 项改动' }).click()
    await expect(page.getByRole('heading', { name: '已恢复 1 项内容' })).toBeVisible()
    expect(await openTo(0)).toEqual([])
    await page.getByRole('button', { name: '返回列表' }).click()
    await page.getByRole('radio', { name: '按内容' }).press('Space')
    await page.getByRole('button', { name: '选择“合规”的频道组' }).click()
    await page.getByRole('dialog').getByRole('checkbox', { name: '华东' }).press('Space')
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('row').filter({ hasText: '合规' })).toContainText('华东')
    await page.getByRole('radio', { name: '按组' }).press('Space')
    await page.getByRole('button', { name: '查看对“华东”开放的内容' }).click()
    await expect(page.getByRole('link', { name: '合规' })).toBeVisible()
    await expect(page.getByRole('link', { name: '财税' })).toHaveCount(0)
  })
})
