import { expect, test } from 'vitest'
import { asProvider, atHome, chosenPassword as own, codeTo, otherCode } from '../../test/administrators.ts'
import { withSecondFactor } from '../../test/second-factor.ts'
import { terminal } from '../../test/terminal.ts'

const provider = await asProvider()

/** The administrator of a new channel, whose phone it is if there is one; the name is no six digits, as a code is. */
async function administrator(
  number: string,
  { phone, language = 'en' as 'zh' | 'en' }: { phone?: string; language?: 'zh' | 'en' } = {},
) {
  const words = ['--name', `Phones of ${number.slice(-3)}`, '--abbreviation', 'Phones', '--account', number, '--json']
  const opened = await provider.icss('platform', 'open', 'main', ...words, ...(phone ? ['--phone', phone] : []))
  const { initialPassword } = JSON.parse(opened.stdout) as { initialPassword: string }
  return atHome(number, initialPassword, language)
}

test('a script sets the first phone by the code that it got and the password', async () => {
  const phone = '13922230001'
  const boss = await administrator('878001')
  expect(await boss.icss('admin-phone', 'show')).toMatchObject({
    code: 0,
    stdout: '',
    stderr: 'The administrator has no phone yet. Set it with icss admin-phone set.\n',
  })
  const set = ['admin-phone', 'set', phone]
  expect(await boss.icss(...set)).toMatchObject({ code: 2, stderr: expect.stringContaining('--code-stdin') })
  expect(await boss.icss('admin-phone', 'set', '12', '--send')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('phone'),
  })
  const sent = await boss.icss(...set, '--send', '--json')
  expect(JSON.parse(sent.stdout)).toMatchObject({ phone, set: false, seconds: 60 })
  const code = await codeTo(provider, phone)
  const give = (...lines: string[]) =>
    boss.icssWithInput(`${lines.join('\n')}\n`, ...set, '--code-stdin', '--yes', '--json')
  expect(await give(code, 'wrong')).toMatchObject({ code: 1, stderr: expect.stringContaining('Certification failed') })
  expect((await give(otherCode(code), own)).code).toBe(1)
  expect(JSON.parse((await give(code, own)).stdout)).toMatchObject({ phone, set: true, seconds: null })
  expect((await boss.icss('admin-phone', 'show')).stdout).toBe(`Administrator’s phone  ${phone}\n`)

  const made = await boss.icss('accounts', 'create', '878002', '--name', 'Clerk', '--json')
  const clerk = await atHome('878002', (JSON.parse(made.stdout) as { initialPassword: string }).initialPassword)
  expect(JSON.parse((await clerk.icss('admin-phone', 'show', '--json')).stdout)).toMatchObject({
    phone: '139****0001',
    isOwn: false,
  })
  expect((await clerk.icss('admin-phone', 'set', '13922230009', '--send')).code).toBe(1)
  expect(await codeTo(provider, '13922230009')).toBe('')
  expect((await clerk.icss('admin-phone', 'keep')).code).toBe(1)
})

test('in a terminal another phone takes its place by a code to each; a wrong one is asked for again', async () => {
  const [before, after] = ['13922230011', '13922230012'] as const
  const boss = await administrator('878011', { phone: before, language: 'zh' })
  const screen = await terminal(boss, 100)
  await screen.type(`icss admin-phone set ${after}`)
  await screen.press('Enter')
  await screen.until(`将管理员手机设为 ${after}`)
  await screen.type('y')
  await screen.press('Enter')
  const give = async (code: string, oldCode: string, time: number) => {
    await screen.until(new RegExp(`(${after} 收到的验证码：[^]*){${time}}`))
    await screen.type(code)
    await screen.press('Enter')
    await screen.until(new RegExp(`(原手机 ${before} 收到的验证码：[^]*){${time}}`))
    await screen.type(oldCode)
    await screen.press('Enter')
  }
  await screen.until(`${after} 收到的验证码：`)
  const [code, oldCode] = [await codeTo(provider, after), await codeTo(provider, before)]
  await give(code, otherCode(oldCode), 1)
  await screen.until('认证失败，信息有误')
  await give(code, oldCode, 2)
  await screen.until(`管理员手机已设为 ${after}。`)
  expect(JSON.parse((await boss.icss('admin-phone', 'show', '--json')).stdout)).toMatchObject({ phone: after })
})

test('a lost phone is replaced after 72 hours by password and second factor, unless that is called off', async () => {
  const [before, after] = ['13922230021', '13922230022'] as const
  const boss = await administrator('878021', { phone: before })
  const lost = ['admin-phone', 'lost', after]
  expect(await boss.icss(...lost)).toMatchObject({ code: 2, stderr: expect.stringContaining('--password-stdin') })
  const give = (password: string, code: string, ...more: string[]) =>
    boss.icssWithInput(`${password}\n${code}\n`, ...lost, '--password-stdin', '--yes', ...more)
  expect(await give(own, '123456')).toMatchObject({ code: 1, stderr: expect.stringContaining('second factor') })
  const [first = ''] = await withSecondFactor(boss, own)
  expect((await give('wrong', first)).code).toBe(1)
  const { phone, next } = JSON.parse((await give(own, first, '--json')).stdout) as {
    phone: string
    next: { phone: string }
  }
  expect([phone, next.phone]).toEqual([before, after])
  expect((await boss.icss('admin-phone', 'show')).stdout).toMatch(new RegExp(`^Becomes +${after} \\(\\d{4}-`, 'm'))
  expect((await boss.icss('admin-phone', 'keep')).stdout).toBe(`The administrator’s phone stays ${before}.\n`)
  expect(JSON.parse((await boss.icss('admin-phone', 'show', '--json')).stdout)).toMatchObject({ next: null })
})
