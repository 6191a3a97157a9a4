import { expect, test } from '@playwright/test'
import { inHours } from '../../server/src/testing/in-hours.ts'
import { firstLogin, openChannel } from './own-channel.ts'
import { address, api, logIn } from './product.ts'

const phone = '13912345678'

/** What a button is called that changes something. */
const changes =
  /新建|添加|编辑|修改|删除|保存(?!的)|提交|导入|上传|发布|撤回|上线|下线|上移|下移|签到 |复制|开通|开始抽奖|停止|移交|取消会议|结束会议|重置|停用|启用/

test('an administrator visits a sub-channel, reads it masked and changes nothing; the other side ends it', async ({
  page,
  browser,
}) => {
  const main = await openChannel(page, '755991')
  const opened = (await api(page, 'POST', '/api/v1/sub-channels', {
    name: '坪山培训点',
    abbreviation: '坪山',
    accountNumber: '755992',
    ownFlags: Array.from({ length: 12 }, () => true),
  })) as { initialPassword: string }
  const other = await (await browser.newContext()).newPage()
  await firstLogin(other, '755992', opened.initialPassword)
  await api(other, 'POST', '/api/v1/accounts', { number: '755993', name: '王小明', phone, remark: '' })
  const make = async (noun: string, body: object) =>
    ((await api(other, 'POST', `/api/v1/${noun}`, body)) as { id: string }).id
  const course = await make('courses', { name: '安全生产', headImage: 'h.jpg', serialNumber: 1 })
  await make(`courses/${course}/chapters`, { name: '第一章' })
  await make('tutors', { name: '王小明', introduction: '讲师', avatar: 'a.jpg', serial: 1 })
  const meeting = await make('meetings', { name: '年会', address: '会展', startAt: inHours(-1), endAt: inHours(5) })
  await make(`meetings/${meeting}/participants`, { name: '来宾甲', phone })
  await logIn(page, main.account)

  await test.step('it says what it is, and begins', async () => {
    await page.goto(address('#/personalCenterStair?tab=subChannels'))
    await page.getByRole('button', { name: '“坪山培训点”的更多操作' }).click()
    await page.getByRole('menuitem', { name: '支持访问' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('只能查看')
    await question.getByRole('button', { name: '开始访问' }).click()
    const banner = page.getByRole('note').filter({ hasText: '正在查看“坪山培训点”的后台' })
    await expect(banner).toContainText('剩余 60 分钟')
  })

  await test.step('phones and names are masked, and nothing is to be changed', async () => {
    await page.goto(address('#/personalCenter?tab=accounts'))
    const row = page.getByRole('row').filter({ hasText: '755993' })
    await expect(row).toContainText('139****5678')
    await expect(row).toContainText('王**')
    await expect(page.getByText(phone)).toHaveCount(0)
    const id = await page.evaluate(() => sessionStorage.getItem('icss.supportVisit') ?? '')
    const refused = await page.request.post(new URL('/api/v1/tutors', address()).href, {
      data: { name: '张老师' },
      headers: { 'icss-support-visit': id },
    })
    expect(refused.status()).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'support_visit.reads_only' })
  })

  await test.step('no screen offers what would be refused', async () => {
    await page.goto(address('#/homeSettings'))
    await expect(page.getByRole('heading', { name: '预览' })).toBeVisible()
    await expect(page.getByRole('button', { name: /发布|分享预览|添加图片/ })).toHaveCount(0)
    await page.goto(address('#/eusFileShow'))
    await expect(page.getByRole('heading', { name: '文件', level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: '上传文件' })).toHaveCount(0)
    await page.goto(address('#/'))
    await expect(page.getByRole('heading', { name: '首页', level: 1 })).toBeVisible()
    await expect(page.getByText('起步')).toHaveCount(0)
    for (const [path, shown] of [
      ['/curriculum', '安全生产'],
      [`/eusChapter/${course}`, '第一章'],
      ['/tutor', '王**'],
      ['/lotteryList', '年会'],
      [`/lotterySet/${meeting}/0`, '年会'],
      [`/lotteryJoin/${meeting}/1/0`, '来**'],
      [`/lotteryDraw/${meeting}`, '还没有'],
      [`/signinPreview/${meeting}`, '还没有开通'],
      [`/signInDesk/${meeting}`, '年会'],
      ['/webhooks', '还没有'],
      ['/personalCenter?tab=accounts', '王**'],
    ] as const) {
      await page.goto(address(`#${path}`))
      await expect(page.getByText(shown).first()).toBeVisible()
      const offered = page.getByRole('main').getByRole('button', { name: changes, disabled: false })
      const names = offered.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent))
      expect([path, await names]).toEqual([path, []])
    }
    await page.goto(address('#/account'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的账号')
    await page.goto(address('#/publicLinks'))
    await expect(page.getByRole('heading', { name: '首页', level: 1 })).toBeVisible()
    await page.goto(address('#/personalCenter'))
    await expect(page.getByRole('main').getByRole('link', { name: '回收站' })).toBeVisible()
    await expect(page.getByRole('link', { name: '公开链接' })).toHaveCount(0)
  })

  await test.step('another tab of the browser stays in the own channel', async () => {
    const tab = await page.context().newPage()
    await tab.goto(address('#/personalCenterStair?tab=subChannels'))
    await expect(tab.getByRole('row').filter({ hasText: '坪山培训点' })).toBeVisible()
    await tab.close()
  })

  await test.step('the administrator below was told, sees it and ends it', async () => {
    await other.goto(address('#/messages'))
    await other.getByText('的管理员开始支持访问').click()
    await other.getByRole('button', { name: /^结束访问：/ }).click()
    await expect(other.getByText('子频道已结束')).toBeVisible()
  })

  await test.step('the visitor is told, and is back in the own channel', async () => {
    const over = page.getByRole('dialog', { name: '支持访问已结束' })
    await over.getByRole('button', { name: '返回本频道' }).last().click()
    await expect(page.getByRole('note').filter({ hasText: '支持访问' })).toHaveCount(0)
    await page.goto(address('#/personalCenterStair?tab=subChannels'))
    await expect(page.getByRole('row').filter({ hasText: '坪山培训点' })).toBeVisible()
  })
  await other.context().close()
})
