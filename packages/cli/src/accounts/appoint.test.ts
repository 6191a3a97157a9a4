import { expect, test } from 'vitest'
import {
  asProvider,
  atHome,
  chosenPassword as own,
  codeTo as codeOf,
  otherCode as other,
} from '../../test/administrators.ts'
import { terminal } from '../../test/terminal.ts'

const provider = await asProvider()
const codeTo = (phone: string) => codeOf(provider, phone)

/** The administrator of a new channel, and an account of it with a phone. */
async function channelOf(numbers: readonly [string, string], phone: string, language: 'zh' | 'en' = 'en') {
  const words = [
    '--name',
    `Channel of ${phone.slice(-5)} and ${numbers[0].slice(-2)}`,
    '--abbreviation',
    'Six',
    '--account',
    numbers[0],
    '--json',
  ]
  const opened = await provider.icss('platform', 'open', 'main', ...words)
  const { initialPassword } = JSON.parse(opened.stdout) as { initialPassword: string }
  const boss = await atHome(numbers[0], initialPassword, language)
  const created = await boss.icss('accounts', 'create', numbers[1], '--name', 'Wang', '--phone', phone, '--json')
  const issued = JSON.parse(created.stdout) as { initialPassword: string }
  await atHome(numbers[1], issued.initialPassword)
  return boss
}

test('a script sends the code, and gives it by stdin; the own token ends with it', async () => {
  const phone = '13922220001'
  const boss = await channelOf(['877001', '877002'], phone)
  const appoint = ['accounts', 'appoint', '877002']
  expect(await boss.icss(...appoint)).toMatchObject({ code: 2, stderr: expect.stringContaining('--code-stdin') })
  const sent = await boss.icss(...appoint, '--send', '--json')
  expect(JSON.parse(sent.stdout)).toMatchObject({ number: '877002', appointed: false, seconds: 60 })
  const code = await codeTo(phone)
  const give = (given: string) =>
    boss.icssWithInput(`${given}\n${own}\n`, ...appoint, '--code-stdin', '--yes', '--json')
  expect(await give(other(code))).toMatchObject({ code: 1, stderr: expect.stringContaining('Certification failed') })
  const done = await give(code)
  expect(JSON.parse(done.stdout)).toMatchObject({ number: '877002', name: 'Wang', appointed: true })
  expect((await boss.icss('accounts', 'list')).code).toBe(3)
})

test('in a terminal a wrong code is asked for again, and whoever is bound elsewhere is asked about', async () => {
  const phone = '13922220002'
  const boss = await channelOf(['877011', '877012'], phone, 'zh')
  await channelOf(['877021', '877022'], phone)
  const screen = await terminal(boss, 100)
  await screen.type('icss accounts appoint 877012')
  await screen.press('Enter')
  await screen.until('把管理员换成 Wang')
  await screen.type('y')
  await screen.press('Enter')
  const give = async (given: string, time: number) => {
    await screen.until(new RegExp(`(收到的验证码：[^]*){${time}}`))
    await screen.type(given)
    await screen.press('Enter')
    await screen.until(new RegExp(`(当前密码（[^]*){${time}}`))
    await screen.type(own)
    await screen.press('Enter')
  }
  await screen.until(`${phone} 收到的验证码：`)
  const code = await codeTo(phone)
  await give(other(code), 1)
  await screen.until('认证失败，信息有误')
  await give(code, 2)
  await screen.until('该用户已绑定其他频道')
  await screen.type('y')
  await screen.press('Enter')
  await screen.until('管理员已换成 Wang')
  expect((await boss.icss('accounts', 'list')).code).toBe(3)
})
