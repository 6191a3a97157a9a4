import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { codeOnScreen } from './code-on-screen.ts'
import { networkTo } from './network.ts'
import { openChannel } from './own-channel.ts'
import { phoneIn } from './phone.ts'
import { address, api } from './product.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const people = 300
const phoneOf = (at: number) => `136${String(10_000_000 + at)}`

/** A meeting with three awards, made by whoever is logged in; it starts in an hour. */
async function meetingWithAwards(page: Page, name: string): Promise<string> {
  const made = async (path: string, body: object) => ((await api(page, 'POST', path, body)) as { id: string }).id
  const prize = (prizeName: string) =>
    made('/api/v1/prizes', { name: prizeName, quantity: 5, price: '99', grade: '一等奖' })
  const first = await prize(`${name}头奖`)
  const second = await prize(`${name}二等奖`)
  const third = await prize(`${name}纪念奖`)
  const meetingId = await made('/api/v1/meetings', {
    name,
    address: '会展中心',
    startAt: inHours(1),
    endAt: inHours(6),
    winners: 'everyone',
  })
  const { version } = (await api(page, 'GET', `/api/v1/meetings/${meetingId}/awards`)) as { version: number }
  await api(page, 'PUT', `/api/v1/meetings/${meetingId}/awards?version=${version}`, {
    awards: [
      { name: '头奖', prizeId: first, number: 1, reserves: 1 },
      { name: '二等奖', prizeId: second, number: 2, reserves: 0 },
      { name: '纪念奖', prizeId: third, number: 3, reserves: 0 },
    ],
  })
  return meetingId
}

/** Announces a round of the award that is first in the list; its names roll. */
async function announceRound(page: Page, round: number) {
  await page.getByRole('button', { name: '下一轮' }).click()
  await page.getByRole('dialog').getByLabel('现场数').fill(`第${round}声`)
  await page.getByRole('dialog').getByRole('button', { name: '宣布并开始' }).click()
  return page.getByRole('button', { name: '停', exact: true })
}

/** Draws a round of the award that is first in the list, and waits for who has won. */
async function drawRound(page: Page, round: number) {
  await (await announceRound(page, round)).click()
  return winnersOf(page, round)
}

async function winnersOf(page: Page, round: number) {
  const winners = page.getByRole('list', { name: `第 ${round} 轮` })
  await expect(winners).toBeVisible()
  return winners
}

test('a meeting from the list of 300 to a draw that is checked without a network', async ({ page, browser }) => {
  const mark = String(Date.now()).slice(-7)
  const name = `年会${mark}`
  await openChannel(page, `7${mark}`)
  const meetingId = await meetingWithAwards(page, name)

  // The list comes from a table.
  const file = join(mkdtempSync(join(tmpdir(), 'icss-meeting-')), '参会名单.csv')
  const rows = Array.from({ length: people }, (_, at) => `${name},来宾${at + 1},${phoneOf(at)},单位${at % 40}`)
  writeFileSync(file, ['会议名称,姓名,手机号,单位', ...rows].join('\n'))
  await page.goto(address(`#/lotteryJoin/${meetingId}/0/0`))
  await page.getByRole('link', { name: '导入', exact: true }).click()
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: '检查', exact: true }).click()
  await page.getByRole('button', { name: `导入 ${people} 行` }).click()
  await expect(page.getByText(`新增 ${people}，更新 0，跳过 0，未通过 0。`)).toBeVisible()

  // Badges are printed before anybody comes: ten to a page, and nothing else on it.
  await page.goto(address(`#/badges/${meetingId}`))
  await expect(page.getByText('300 张胸卡')).toBeVisible()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(people / 10)

  // One scans the code on the screen, others come to the desk.
  await api(page, 'POST', `/api/v1/sign-in-links/${meetingId}/public-link`)
  const phone = await phoneIn(browser, 'zh-CN')
  await page.goto(address(`#/signinPreview/${meetingId}`))
  await phone.goto(await codeOnScreen(page, meetingId))
  await phone.getByLabel('姓名').fill('来宾1')
  await phone.getByLabel('手机号').fill(phoneOf(0))
  await phone.getByRole('button', { name: '签到' }).click()
  await expect(phone.getByRole('heading', { name: '已签到' })).toBeVisible()
  const { items } = (await api(page, 'GET', `/api/v1/meetings/${meetingId}/participants?pageSize=10`)) as {
    items: { id: string; name: string; presence: string }[]
  }
  // A hand scanner types what it reads off a badge, and Enter.
  await page.goto(address(`#/signInDesk/${meetingId}`))
  const desk = page.getByRole('searchbox', { name: /^扫胸卡/ })
  for (const guest of ['来宾2', '来宾3']) {
    await desk.pressSequentially(items.find(({ name: one }) => one === guest)?.id ?? '')
    await desk.press('Enter')
    await expect(page.getByText(`${guest} 已签到`)).toBeVisible()
    await expect(desk).toHaveValue('')
  }
  await page.getByRole('button', { name: '撤销 来宾3' }).click()
  await expect(page.getByText('已撤销 来宾3 的签到')).toBeVisible()
  await expect(desk).toBeFocused()
  // The network of the desk goes, and comes back: what was done meanwhile is handed in.
  await expect(page.getByText('断网也能签到')).toBeVisible()
  await page.context().setOffline(true)
  await desk.pressSequentially(items.find(({ name: one }) => one === '来宾4')?.id ?? '')
  await desk.press('Enter')
  await expect(page.getByText('来宾4 已签到，待上交')).toBeVisible()
  await desk.fill('不速之客')
  await page.getByRole('button', { name: '现场添加“不速之客”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '现场添加并签到' }).click()
  await expect(page.getByText('不速之客 已签到，待上交')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('已连接，没有待上交的办理')).toBeVisible()
  const { items: here } = (await api(
    page,
    'GET',
    `/api/v1/meetings/${meetingId}/participants?pageSize=10&sort=number`,
  )) as { items: { name: string; way: string }[] }
  const atDesk = here.filter(({ way }) => way === 'desk').map(({ name: one }) => one)
  expect(atDesk).toEqual(['来宾2', '来宾4', '不速之客'])
  const others = items.slice(2).filter(({ name: one }) => one !== '来宾4')
  for (const one of others) await api(page, 'POST', `/api/v1/participants/${one.id}/sign-in`)

  // The draw, with a winner who has gone home, and a network that goes in the middle of a round.
  await api(page, 'POST', `/api/v1/meetings/${meetingId}/status`, { action: 'start' })
  const network = await networkTo(address())
  await page.goto(network.by(address(`#/lotteryDraw/${meetingId}`)))
  await page.getByRole('button', { name: '开始抽奖' }).click()
  const first = await drawRound(page, 1)
  await first.getByRole('button', { name: /^缺席重抽/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '缺席重抽' }).click()
  await expect(first.getByText(/已作废/)).toBeVisible()
  await expect(first.getByRole('listitem')).toHaveCount(2)
  const stop = await announceRound(page, 2)
  await expect(page.getByText('现场数 第2声')).toBeVisible()
  network.cut()
  await expect(page.getByText('网络中断，正在重连')).toBeVisible()
  network.comeBack()
  await stop.click()
  await expect((await winnersOf(page, 2)).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText('网络中断，正在重连')).toBeHidden()
  await expect((await drawRound(page, 3)).getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: '结束并公布密钥' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '结束并公布密钥' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载证明文件' }).click()
  const proof = join(mkdtempSync(join(tmpdir(), 'icss-proof-')), '证明.json')
  await (await download).saveAs(proof)
  network.close()

  // A prize is handed over.
  await page.goto(address(`#/lotteryWin/${meetingId}/300/4`))
  await page
    .getByRole('button', { name: /^标记已发放/ })
    .first()
    .click()
  await expect(page.getByRole('grid', { name: '中奖名单' }).getByText('已发放', { exact: true })).toBeVisible()

  // Anybody checks the proof, on a device that is cut off.
  const stranger = await phoneIn(browser, 'zh-CN')
  await stranger.goto(new URL('/p/check', address()).href)
  await expect(stranger.getByText('已就绪，断网也能核对')).toBeVisible()
  await stranger.context().setOffline(true)
  await stranger.locator('input[type=file]').setInputFiles(proof)
  await expect(stranger.getByRole('heading', { name: '核对通过' })).toBeVisible()

  // Afterwards whoever waits for a prize holds the erasure back; then everything is kept, and the people go.
  await page.goto(address(`#/lotterySet/${meetingId}/1`))
  await page.getByRole('button', { name: '结束会议' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '结束会议' }).click()
  await expect(page.getByText(`保存着 ${people + 1} 人的个人信息。`)).toBeVisible()
  const erasing = page.getByRole('button', { name: '清除个人信息…' })
  await erasing.click()
  await expect(page.getByRole('dialog').getByText('还有 5 份奖品没有发放')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true }).last().click()
  const { items: waiting } = (await api(page, 'GET', `/api/v1/meetings/${meetingId}/winners?state=waiting`)) as {
    items: { id: string }[]
  }
  for (const { id } of waiting) await api(page, 'POST', `/api/v1/winners/${id}/hand-over`, { isHandedOver: true })
  const archive = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出全部' }).click()
  expect((await archive).suggestedFilename()).toBe(`${name}.zip`)
  await erasing.click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('textbox').fill(String(people + 1))
  await question.getByRole('button', { name: '清除', exact: true }).click()
  await expect(page.getByText(/^301 人的个人信息已于 .+ 清除/)).toBeVisible()
  await page.goto(address(`#/lotteryJoin/${meetingId}/0/0`))
  await expect(page.getByText('个人信息已清除', { exact: true })).toBeVisible()
  await expect(page.getByText(`预计 ${people + 1} 人`)).toBeVisible()

  // The proof is what it was, and still holds.
  await page.goto(address(`#/lotteryWin/${meetingId}/0/0`))
  const again = page.waitForEvent('download')
  await page.getByRole('button', { name: /第 1 次抽奖/ }).click()
  const kept = join(mkdtempSync(join(tmpdir(), 'icss-proof-')), '证明.json')
  await (await again).saveAs(kept)
  expect(readFileSync(kept, 'utf8')).toBe(readFileSync(proof, 'utf8'))
  await stranger.context().setOffline(false)
  await stranger.reload()
  await expect(stranger.getByText('已就绪，断网也能核对')).toBeVisible()
  await stranger.context().setOffline(true)
  await stranger.locator('input[type=file]').setInputFiles(kept)
  await expect(stranger.getByRole('heading', { name: '核对通过' })).toBeVisible()
})
