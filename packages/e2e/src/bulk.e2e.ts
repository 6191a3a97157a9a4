import { expect, type Page, test } from '@playwright/test'
import { skipToContent, tabTo } from './keyboard.ts'
import { openChannel } from './own-channel.ts'
import { address, api, demoAccount, logIn } from './product.ts'

test('all that match are ticked by keys, deleted as one run after their number is typed, and brought back', async ({
  page,
}) => {
  await logIn(page, demoAccount('channel-admin'))
  const prefix = `批${String(Date.now()).slice(-5)}`
  const add = (at: number) =>
    api(page, 'POST', '/api/v1/tutors', {
      name: `${prefix}${String(at).padStart(2, '0')}`,
      introduction: '讲师',
      avatar: 'a.jpg',
      serial: 1,
    })
  for (let at = 0; at < 21; at += 1) await add(at)
  await page.goto(address(`#/tutor?q=${encodeURIComponent(prefix)}&sort=name`))
  await expect(page.getByRole('row', { name: `${prefix}00` })).toBeVisible()

  await page.getByRole('checkbox', { name: '选择本页全部' }).press('Space')
  await page.getByRole('button', { name: '选择全部 21 条' }).press('Enter')
  await expect(page.getByText('已选定符合条件的全部 21 条')).toBeVisible()
  // What comes behind the tick stays out.
  await add(21)
  await page.getByRole('button', { name: '删除', exact: true }).press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('将处理 21 条')).toBeVisible()
  await expect(question.getByText('选定之后又有 1 条符合条件，不在这次之内')).toBeVisible()
  await question.getByRole('textbox').fill('21')
  await question.getByRole('button', { name: '删除', exact: true }).press('Enter')
  await expect(page.getByText('1 位', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: `${prefix}21` })).toBeVisible()

  await page.getByRole('button', { name: '撤销' }).press('Enter')
  await expect(page.getByText('22 位', { exact: true })).toBeVisible()
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** Deletes what is ticked in a list by keys alone; answers the question that was asked, while it stands. */
async function deleteTicked(page: Page) {
  await tabTo(page, page.getByRole('search').getByRole('button', { name: '删除', exact: true }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  const confirm = question.getByRole('button', { name: '删除', exact: true })
  return {
    question,
    confirm: async () => {
      await expect(question.getByText('删除后不能恢复')).toBeVisible()
      await tabTo(page, confirm)
      await page.keyboard.press('Enter')
      await expect(question).toBeHidden()
    },
  }
}

test('people of a meeting and accounts of a channel are ticked and deleted by keys; the administrator stays', async ({
  page,
}) => {
  await openChannel(page, '755962')
  const { id } = (await api(page, 'POST', '/api/v1/meetings', {
    name: '按键年会',
    address: '会展中心',
    startAt: inHours(1),
    endAt: inHours(4),
  })) as { id: string }
  for (const name of ['按键甲', '按键乙', '按键丙'])
    await api(page, 'POST', `/api/v1/meetings/${id}/participants`, { name })
  await page.goto(address(`#/lotteryJoin/${id}/3/0`))
  await expect(page.getByText('预计 3 人')).toBeVisible()
  await skipToContent(page)
  const tickOf = (name: string) => page.getByRole('checkbox', { name })
  await tabTo(page, tickOf('按键甲'))
  await page.keyboard.press('Space')
  for (const name of ['按键乙', '按键丙']) {
    await page.keyboard.press('ArrowDown')
    await expect(tickOf(name)).toBeFocused()
  }
  await page.keyboard.press('Space')
  const people = await deleteTicked(page)
  await expect(people.question.getByText('将处理 2 条')).toBeVisible()
  await people.confirm()
  // What the meeting counts is asked for anew, too.
  await expect(page.getByText('预计 1 人')).toBeVisible()
  await expect(page.getByRole('row', { name: '按键乙' })).toBeVisible()
  await expect(page.getByRole('row', { name: '按键甲' })).toBeHidden()

  for (const number of ['755963', '755964'])
    await api(page, 'POST', '/api/v1/accounts', { number, name: `按键${number}`, templateId: '' })
  await page.goto(address('#/personalCenter?tab=accounts'))
  await expect(page.getByRole('row', { name: '755963' })).toBeVisible()
  await skipToContent(page)
  await tabTo(page, page.getByRole('checkbox', { name: '选择本页全部' }))
  await page.keyboard.press('Space')
  const accounts = await deleteTicked(page)
  await expect(accounts.question.getByText('将处理 2 条')).toBeVisible()
  await expect(accounts.question.getByRole('listitem')).toHaveText(/管理员/)
  await accounts.confirm()
  await expect(page.getByRole('row', { name: '755963' })).toBeHidden()
  await expect(page.getByRole('row', { name: '755964' })).toBeHidden()
  await expect(page.getByRole('row', { name: '755962' })).toBeVisible()
})

test('courses are ticked and opened to a channel group by keys, once what that comes to has been seen', async ({
  page,
}) => {
  await openChannel(page, '755965')
  const made = async (path: string, body: object) =>
    ((await api(page, 'POST', `/api/v1/${path}`, body)) as { id: string }).id
  const south = await made('channel-groups', { name: '华南', channelIds: [] })
  const east = await made('channel-groups', { name: '华东', channelIds: [] })
  const courses: string[] = []
  for (const name of ['键一', '键二', '键三'])
    courses.push(await made('courses', { name, headImage: 'h.jpg', serialNumber: courses.length }))
  const opened = (at: number) => `/api/v1/content-permissions/course/${courses[at]}`
  const openTo = async (at: number) => ((await api(page, 'GET', opened(at))) as { groupIds: string[] }).groupIds
  await api(page, 'PUT', opened(0), { groupIds: [east] })

  await page.goto(address('#/curriculum'))
  await expect(page.getByRole('row', { name: '键三' })).toBeVisible()
  await skipToContent(page)
  await tabTo(page, page.getByRole('checkbox', { name: '选择本页全部' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: '对频道组开放' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  for (const [side, group] of [
    ['新增开放', '华南'],
    ['不再开放', '华东'],
  ] as const) {
    await tabTo(page, dialog.getByRole('group', { name: side }).getByRole('checkbox', { name: group }))
    await page.keyboard.press('Space')
  }
  await tabTo(page, dialog.getByRole('button', { name: '下一步' }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('listitem')).toHaveText(['对“华南”开放 3 项', '对“华东”关闭 1 项'])
  expect(await openTo(0)).toEqual([east])

  await test.step('somebody opens one of them meanwhile: nothing is done before it was looked at again', async () => {
    await api(page, 'PUT', opened(1), { groupIds: [south] })
    await tabTo(page, question.getByRole('button', { name: '开始' }))
    await page.keyboard.press('Enter')
    await expect(question.getByText('数据在预览之后有变化，未执行')).toBeVisible()
    await tabTo(page, question.getByRole('button', { name: '重新预览' }))
    await page.keyboard.press('Enter')
    await expect(question.getByText('1 条本来就是这样')).toBeVisible()
    await expect(question.getByRole('listitem')).toHaveText(['对“华南”开放 2 项', '对“华东”关闭 1 项'])
  })

  await tabTo(page, question.getByRole('button', { name: '开始' }))
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  for (const at of [0, 1, 2]) expect(await openTo(at)).toEqual([south])
  await page.getByRole('button', { name: '撤销' }).press('Enter')
  await expect(async () => expect(await openTo(0)).toEqual([east])).toPass()
  expect([await openTo(1), await openTo(2)]).toEqual([[south], []])
})
