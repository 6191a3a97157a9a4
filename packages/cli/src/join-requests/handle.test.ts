import { expect, inject, test } from 'vitest'
import { loggedIn, unique } from '../../test/icss.ts'

const { url, token, providerToken } = inject('server')

const send = async <T>(path: string, { body, as, method = body ? 'POST' : 'GET' }: Sent = {}) => {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(as ? { authorization: `Bearer ${as}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await answer.json()) as T
}
interface Sent {
  readonly body?: object
  readonly as?: string
  readonly method?: string
}

/** A company applies at the public page of the chamber, with the code that the outbox keeps. */
async function applied(name: string, phone: string): Promise<string> {
  const { channel } = await send<{ channel: { id: string } }>('/api/v1/session', { as: token })
  const link = await send<{ url: string }>(`/api/v1/join-pages/${channel.id}/public-link`, {
    as: token,
    method: 'POST',
  })
  const page = new URL(link.url).pathname
  const coded = await fetch(`${url}${page}/join/code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone }),
  })
  const cookie = coded.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const { items } = await send<{ items: { target: string; content: string }[] }>(
    '/api/v1/platform/deliveries?pageSize=50',
    { as: providerToken },
  )
  const code = /\d{6}/.exec(items.find(({ target }) => target === phone)?.content ?? '')?.[0]
  const made = await fetch(`${url}${page}/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ name, industry: '金融业', applicant: '欧阳娜', phone, code }),
  })
  return ((await made.json()) as { id: string }).id
}

test('what is handled by the version that was looked at, and who was first', async () => {
  const one = await loggedIn('zh')
  const other = await loggedIn('en')
  const name = `${unique()}公司`
  const id = await applied(name, '13655550101')
  const { version } = JSON.parse((await one.icss('join-requests', 'show', id, '--json')).stdout) as { version: number }
  const reason = ['--reason', '不在本市经营']
  for (const stale of [
    ['confirm', id],
    ['refuse', id, ...reason],
  ]) {
    const { code, stderr } = await one.icss('join-requests', ...stale, '--seen', String(version + 1))
    expect(code).not.toBe(0)
    expect(stderr).toContain('内容已被他人修改')
  }
  const confirmed = await one.icss('join-requests', 'confirm', id, '--seen', String(version))
  expect(confirmed.stdout).toContain(`“${name}”已成为会员企业`)
  // Without a version it is the one of now.
  const late = await one.icss('join-requests', 'refuse', id, ...reason)
  expect(late.stderr).toMatch(/\S+已于 \d{4}-\d\d-\d\d \d\d:\d\d 处理这个申请/)
  expect((await other.icss('join-requests', 'confirm', id)).stderr).toMatch(
    /\S+ handled this application on \d{4}-\d\d-\d\d \d\d:\d\d/,
  )
})

test('an application is refused as it is now, where no version is said', async () => {
  const one = await loggedIn('zh')
  const id = await applied(`${unique()}公司`, '13655550102')
  expect((await one.icss('join-requests', 'refuse', id, '--reason', '不在本市经营')).stdout).toContain('已拒绝')
})
