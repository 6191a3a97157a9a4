import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chmod, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { loggedIn, person } from '../../test/icss.ts'
import { withSecondFactor } from '../../test/second-factor.ts'
import { terminal } from '../../test/terminal.ts'

const server = inject('server')
const login = [
  'auth',
  'login',
  '--server',
  `${server.url}/bcicss/#/businessManagement`,
  '--account',
  server.accountNumber,
]

test('log in, see it, log out: the token is kept for its owner alone, and revoked at the end', async () => {
  const one = await person('zh')
  const before = await one.icss('auth', 'status')
  expect(before).toMatchObject({ code: 3, stdout: '' })
  expect(before.stderr).toBe('错误：尚未登录\n请运行 icss auth login --server URL。\n')

  const first = await one.icssWithInput(`${server.password}\n`, ...login, '--password-stdin')
  expect(first.code).toBe(0)
  expect(first.stdout).toBe(`已登录：深圳软件商会（755003），深圳软件商会，商会管理员\n服务器：${server.url}\n`)

  const file = join(String(one.env.XDG_CONFIG_HOME), 'icss', 'config.json')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const kept = await readFile(file, 'utf8')
  expect(kept).not.toContain(server.password)
  const [context] = Object.values(JSON.parse(kept).contexts) as { token: string; server: string }[]
  expect(context?.server).toBe(server.url)

  const status = await one.icss('auth', 'status', '--json')
  expect(JSON.parse(status.stdout)).toMatchObject({
    server: server.url,
    account: { number: '755003', role: 'chamber-admin' },
    channel: { name: '深圳软件商会' },
  })

  expect((await one.icss('auth', 'logout')).code).toBe(0)
  expect((await one.icss('auth', 'status')).code).toBe(3)
  const answer = await fetch(`${server.url}/api/v1/session`, { headers: { authorization: `Bearer ${context?.token}` } })
  expect(answer.status).toBe(401)

  // The context still knows server and account, so that only the password is asked for.
  const second = await one.icssWithInput(server.password, 'auth', 'login', '--password-stdin', '--json')
  expect(JSON.parse(second.stdout)).toMatchObject({ server: server.url, account: { number: '755003' } })
})

test('an initial password is changed at the first login, by a second line of stdin where nobody can be asked', async () => {
  const created = await fetch(`${server.url}/api/v1/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${server.token}` },
    body: JSON.stringify({ number: '870001', name: '新同事', templateId: '' }),
  })
  const { initialPassword } = (await created.json()) as { initialPassword: string }
  const one = await person('en')
  const first = ['auth', 'login', '--server', server.url, '--account', '870001', '--password-stdin']
  const asked = await one.icssWithInput(`${initialPassword}\n`, ...first)
  expect(asked).toMatchObject({ code: 2, stdout: '' })
  expect(asked.stderr).toMatch(/^Error: This account still has its initial password/)
  expect((await one.icssWithInput(`${initialPassword}\nmy_own_one\n`, ...first)).code).toBe(0)
  const status = await one.icss('auth', 'status', '--json')
  expect(JSON.parse(status.stdout)).toMatchObject({ account: { number: '870001', mustChangePassword: false } })
})

test('an account with a second factor is asked for its code', async () => {
  const admin = await loggedIn('zh')
  const created = await admin.icss('accounts', 'create', '870002', '--name', '两步', '--json')
  const { initialPassword } = JSON.parse(created.stdout) as { initialPassword: string }
  const one = await person('zh')
  const words = ['auth', 'login', '--server', server.url, '--account', '870002', '--password-stdin']
  expect((await one.icssWithInput(`${initialPassword}\nmy_own_one\n`, ...words)).code).toBe(0)
  const [first, second] = await withSecondFactor(one, 'my_own_one')

  expect(await one.icssWithInput('my_own_one', ...words)).toMatchObject({
    code: 2,
    stderr: '错误：该账号已开启两步验证\n请用 --code 给出验证码，或在终端中登录。\n',
  })
  const wrong = await one.icssWithInput('my_own_one', ...words, '--code', '000000')
  expect(wrong).toMatchObject({ code: 3, stderr: expect.stringContaining('验证码不正确，或已使用过') })
  expect((await one.icssWithInput('my_own_one', ...words, '--code', String(first))).code).toBe(0)

  const screen = await terminal(await person('zh'), 80)
  await screen.type(`icss auth login --server ${server.url} --account 870002`)
  await screen.press('Enter')
  await screen.until('（输入时不显示）：')
  await screen.type('my_own_one')
  await screen.press('Enter')
  await screen.until('验证码（或一个恢复码）：')
  await screen.type(String(second))
  await screen.press('Enter')
  await screen.until('有效期至')
})

test('a wrong password and an unknown account exit 3, in the words of the login screen', async () => {
  const one = await person('en')
  const wrong = await one.icssWithInput('wrong-password', ...login, '--password-stdin')
  expect(wrong.code).toBe(3)
  expect(wrong.stderr).toMatch(/^Error: The password is incorrect\nTries left: [\d,]+\.\n$/)
  const unknown = await one.icssWithInput(
    'x',
    'auth',
    'login',
    '--server',
    server.url,
    '--account',
    '999999999',
    '--password-stdin',
  )
  expect(unknown).toMatchObject({ code: 3, stderr: 'Error: Account does not exist\nCheck the account.\n' })
})

test('a server that cannot be reached, and one that is something else', async () => {
  const one = await person('zh')
  const gone = await one.icssWithInput(
    'x',
    'auth',
    'login',
    '--server',
    'http://127.0.0.1:9',
    '--account',
    '1',
    '--password-stdin',
  )
  expect(gone.code).toBe(1)
  expect(gone.stderr).toContain('数据请求失败\n请检查网络连接或服务器地址，然后重试。')

  const other = createServer((_request, response) => response.end('<html>')).listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const html = await one.icssWithInput(
    'x',
    'auth',
    'login',
    '--server',
    `127.0.0.1:${port}`,
    '--account',
    '1',
    '--password-stdin',
  )
  expect(html.code).toBe(1)
  expect(html.stderr).toContain('数据请求失败，服务器的答复无法识别')
})

test('several servers: a name for each, one of them current, and no token for another server', async () => {
  const one = await loggedIn('zh')
  await one.icssWithInput(server.password, ...login, '--context', '另一个', '--password-stdin')
  const list = await one.icss('context', 'list', '--json')
  expect(JSON.parse(list.stdout)).toMatchObject({
    current: '另一个',
    items: [{ name: 'test' }, { name: '另一个', loggedIn: true }],
  })
  expect((await one.icss('context', 'use', 'test')).stdout).toBe(`当前上下文：test（${server.url}）\n`)
  expect((await one.icss('auth', 'status', '--context', '另一个')).stdout).toContain('上下文    另一个')
  expect((await one.icss('context', 'remove', '另一个')).code).toBe(0)
  expect((await one.icss('auth', 'status', '--context', '另一个')).code).toBe(2)

  const elsewhere = await person('zh', { ...one.env, ICSS_SERVER: 'http://127.0.0.1:9' })
  expect(await elsewhere.icss('auth', 'status')).toMatchObject({
    code: 3,
    stderr: '错误：尚未登录\n请运行 icss auth login --server http://127.0.0.1:9。\n',
  })
})

test('the environment alone is enough: ICSS_SERVER and ICSS_TOKEN_FILE', async () => {
  const plain = await person('en')
  const file = await plain.file('token', `${server.token}\n`)
  const one = await person('en', { ...plain.env, ICSS_SERVER: server.url, ICSS_TOKEN_FILE: file })
  expect((await one.icss('auth', 'status')).stdout).toContain(`Server    ${server.url}`)
  await writeFile(file, '')
  expect((await one.icss('auth', 'status')).code).toBe(3)
})

test('doctor says what is wrong and how to mend it', async () => {
  const one = await loggedIn('zh')
  const well = await one.icss('doctor', '--json')
  expect(well.code).toBe(0)
  expect(JSON.parse(well.stdout)).toMatchObject({ ok: true })
  const file = join(String(one.env.XDG_CONFIG_HOME), 'icss', 'config.json')
  await chmod(file, 0o644)
  const open = await one.icss('doctor')
  expect(open.code).toBe(1)
  expect(open.stdout).toContain(`请运行 chmod 600 ${file}。`)
  await writeFile(file, '{')
  expect((await one.icss('auth', 'status')).stderr).toContain('的内容已损坏\n请删除或改名该文件，然后重新登录。')
})

test('in a terminal the password is asked for and never shown', async () => {
  const one = await person('zh')
  const screen = await terminal(one, 80)
  await screen.type(`icss ${login.map((word) => `'${word}'`).join(' ')}`)
  await screen.press('Enter')
  await screen.until('（输入时不显示）：')
  await screen.type(`x${server.password}`)
  await screen.press('C-u')
  await screen.type(`${server.password}x`)
  await screen.press('BSpace')
  await screen.press('Enter')
  const after = await screen.until('有效期至')
  expect(after).toContain('已登录：深圳软件商会')
  expect(after).not.toContain(server.password)

  await screen.type('icss auth login')
  await screen.press('Enter')
  await screen.until(/输入时不显示[^]*输入时不显示/)
  await screen.press('C-c')
  await screen.until('错误：已中断')
  await screen.type('echo code=$?')
  await screen.press('Enter')
  await screen.until('code=130')
})

test('a token that has ended is asked for again, and the new one may do no more than the old', async () => {
  const one = await person('zh')
  const words = [...login, '--read-only', '--days', '5', '--password-stdin']
  expect((await one.icssWithInput(server.password, ...words)).code).toBe(0)
  const tokens = async () => {
    const { items } = JSON.parse((await one.icss('tokens', 'list', '--json')).stdout) as {
      items: { id: string; isCurrent: boolean; readOnly: boolean }[]
    }
    return items.find(({ isCurrent }) => isCurrent)
  }
  const before = await tokens()
  expect(before).toMatchObject({ readOnly: true })
  await (await loggedIn('zh')).icss('tokens', 'revoke', before?.id ?? '')
  expect((await one.icss('members', 'list')).code).toBe(3)
  const screen = await terminal(one, 80)
  await screen.type('icss members list; echo code=$?')
  await screen.press('Enter')
  await screen.until('（输入时不显示）：')
  await screen.type(server.password)
  await screen.press('Enter')
  await screen.until('code=0')
  const after = await tokens()
  expect([after?.readOnly, after?.id === before?.id]).toEqual([true, false])
})
