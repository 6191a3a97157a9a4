import { once } from 'node:events'
import { request as ask } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type Certificate, certificateAuthority } from '../../test/certificates.ts'
import { firmProxy } from '../../test/firm-proxy.ts'
import { companiesCsv, companiesNamed, loggedIn, type Person, unique } from '../../test/icss.ts'

const { url: behind, token } = inject('server')

/** The common server behind TLS, as a gateway would show it. */
async function secured(certificate: Certificate): Promise<string> {
  const server = createServer({ ...certificate }, (request, response) => {
    const { method, headers, url = '' } = request
    const onward = ask(new URL(url, behind), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => request.socket.destroy())
    request.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function behindTls(language: 'zh' | 'en' = 'en') {
  const authority = await certificateAuthority()
  const url = await secured(await authority.sign('IP:127.0.0.1'))
  const one = await loggedIn(language, { url, token })
  one.env.NODE_EXTRA_CA_CERTS = authority.file
  return { authority, one, url, host: new URL(url).host }
}

async function callsUploadsAndImports(one: Person): Promise<void> {
  expect(await one.icss('members', 'list')).toMatchObject({ code: 0 })
  const video = await one.file('tls.mp4', `\0\0\0\u0018ftypmp42${unique()}`)
  expect(await one.icss('upload', video)).toMatchObject({ code: 0 })
  const mark = unique()
  const table = await one.file('tls.csv', companiesCsv(mark, 3000))
  expect(await one.icss('members', 'import', table)).toMatchObject({ code: 0 })
  expect(await companiesNamed(one, mark)).toBe(3000)
  expect((await one.icss('doctor', '--json')).stdout).toContain('"ok":true')
}

test('a server with a certificate of a CA of its own is spoken with once that CA is named', async () => {
  const { one } = await behindTls()
  await callsUploadsAndImports(one)
  expect(one.env.HTTPS_PROXY).toBeUndefined()
})

test('through a proxy by CONNECT, with its login, and past it to what NO_PROXY names', async () => {
  const { one, host } = await behindTls()
  const proxy = await firmProxy({ login: 'firm:p@ss:word' })
  one.env.HTTPS_PROXY = `http://firm:p%40ss%3Aword@${proxy.host}`
  await callsUploadsAndImports(one)
  expect(new Set(proxy.asked)).toEqual(new Set([`CONNECT ${host}`]))
  const before = proxy.asked.length
  expect(before).toBeGreaterThan(0)
  one.env.NO_PROXY = 'localhost,127.0.0.1'
  await callsUploadsAndImports(one)
  expect(proxy.asked).toHaveLength(before)
})

test('a proxy that is spoken with by TLS itself, to a server with TLS and to one without', async () => {
  const { authority, one, host } = await behindTls()
  const proxy = await firmProxy({ login: 'a:b', certificate: await authority.sign('IP:127.0.0.1') })
  one.env.HTTPS_PROXY = `https://a:b@${proxy.host}`
  await callsUploadsAndImports(one)
  expect(new Set(proxy.asked)).toEqual(new Set([`CONNECT ${host}`]))
  const other = await loggedIn('en')
  Object.assign(other.env, { NODE_EXTRA_CA_CERTS: authority.file, HTTP_PROXY: one.env.HTTPS_PROXY })
  const before = proxy.asked.length
  expect(await other.icss('members', 'list')).toMatchObject({ code: 0 })
  expect(proxy.asked).toHaveLength(before + 1)
  for (const person of [one, other]) {
    delete person.env.NODE_EXTRA_CA_CERTS
    expect(await failuresOf(person, untrusted.en(proxy.host, 'who signed it is not known'), ownCa)).toEqual(allSaid)
  }
})

test('a proxy that is named without its protocol is one all the same', async () => {
  const { one } = await behindTls()
  const proxy = await firmProxy()
  one.env.HTTPS_PROXY = proxy.host
  expect(await one.icss('members', 'list')).toMatchObject({ code: 0 })
  expect(proxy.asked).toHaveLength(1)
})

const commands = [['members', 'list'], ['upload', 'x.mp4'], ['doctor']] as const

/** How commands end on a way that cannot be gone, and which of these words they do not say. */
async function failuresOf(one: Person, ...wanted: readonly string[]) {
  await one.file('x.mp4', '\0\0\0\u0018ftypmp42 that goes nowhere')
  const failures = []
  for (const words of commands) {
    const { code, stdout, stderr } = await one.icss(...words)
    failures.push({ words, code, unsaid: wanted.filter((text) => !(stdout + stderr).includes(text)) })
  }
  return failures
}
const allSaid = commands.map((words) => ({ words, code: 1, unsaid: [] }))

test.for([
  {
    language: 'zh',
    asks: '代理 PROXY 要求登录，没有连到 SERVER（407）',
    login: 'http://账号:密码@PROXY',
    refuses: '代理 PROXY 未能连到 SERVER（502）',
    gone: '代理 127.0.0.1:9 未能连到 SERVER（ECONNREFUSED）',
    check: '请检查 HTTPS_PROXY 和 HTTP_PROXY 中的代理地址',
  },
  {
    language: 'en',
    asks: 'The proxy PROXY asks for a login and did not connect to SERVER (407)',
    login: 'http://account:password@PROXY',
    refuses: 'The proxy PROXY did not connect to SERVER (502)',
    gone: 'The proxy 127.0.0.1:9 did not connect to SERVER (ECONNREFUSED)',
    check: 'Check the address in HTTPS_PROXY and HTTP_PROXY',
  },
] as const)(
  'a proxy that refuses says where and what to do, in $language',
  async ({ language, asks, login, refuses, gone, check }) => {
    const { one, host } = await behindTls(language)
    const named = (text: string, proxy: string) => text.replace('PROXY', proxy).replace('SERVER', host)
    const closed = await firmProxy({ login: 'a:b' })
    for (const account of ['', 'a:wrong@']) {
      one.env.HTTPS_PROXY = `http://${account}${closed.host}`
      expect(await failuresOf(one, named(asks, closed.host), login.replace('PROXY', closed.host))).toEqual(allSaid)
    }
    const broken = await firmProxy({ refusal: 502 })
    one.env.HTTPS_PROXY = broken.url
    expect(await failuresOf(one, named(refuses, broken.host), check)).toEqual(allSaid)
    one.env.HTTPS_PROXY = 'http://127.0.0.1:9'
    expect(await failuresOf(one, named(gone, '127.0.0.1:9'), check)).toEqual(allSaid)
  },
)

test('a proxy that asks for a login does so of a server without TLS too', async () => {
  const one = await loggedIn('en')
  const closed = await firmProxy({ login: 'a:b' })
  one.env.HTTP_PROXY = closed.url
  expect(
    await failuresOf(one, `The proxy ${closed.host} asks for a login`, `http://account:password@${closed.host}`),
  ).toEqual(allSaid)
  one.env.HTTP_PROXY = `http://a:b@${closed.host}`
  expect(await one.icss('members', 'list')).toMatchObject({ code: 0 })
})

const untrusted = {
  zh: (host: string, why: string) => `${host} 的证书不可信：${why}`,
  en: (host: string, why: string) => `The certificate of ${host} is not trusted: ${why}`,
}
const ownCa = 'NODE_EXTRA_CA_CERTS'

test.for([
  ['zh', 'direct', { unknown: '由本机不认识的机构签发', other: '不是签发给这个地址的', expired: '已过期' }],
  ['en', 'direct', { unknown: 'who signed it is not known', other: 'it is not for this', expired: 'it has expired' }],
  ['en', 'proxy', { unknown: 'who signed it is not known', other: 'it is not for this', expired: 'it has expired' }],
] as const)('a certificate that is not to be trusted is named, with why, in %s, %s', async ([language, way, words]) => {
  const { authority, one, host } = await behindTls(language)
  if (way === 'proxy') one.env.HTTPS_PROXY = (await firmProxy()).url
  delete one.env.NODE_EXTRA_CA_CERTS
  expect(await failuresOf(one, untrusted[language](host, words.unknown), ownCa)).toEqual(allSaid)
  for (const [why, certificate] of [
    [words.other, await authority.sign('DNS:elsewhere.example')],
    [words.expired, await authority.sign('IP:127.0.0.1', -1)],
  ] as const) {
    const url = await secured(certificate)
    const other = await loggedIn(language, { url, token })
    Object.assign(other.env, { NODE_EXTRA_CA_CERTS: authority.file, HTTPS_PROXY: one.env.HTTPS_PROXY })
    expect(await failuresOf(other, untrusted[language](new URL(url).host, why), ownCa)).toEqual(allSaid)
  }
})
