import { expect, inject, test } from 'vitest'
import { loggedIn, unique } from '../../test/icss.ts'

/** A phone that opens a link and goes on with what it is given there. */
async function send(url: string, body: object, cookie = '') {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  const { ref = '' } = (text === '' ? {} : JSON.parse(text)) as { ref?: string }
  return { status: answer.status, ref, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

test('a card is bound by a link from the terminal, its phone is listed and logged out, and it is unbound', async () => {
  const one = await loggedIn('en')
  const provider = await loggedIn('en', { url: inject('server').url, token: inject('server').providerToken })
  const name = unique()
  const company = await one.icss('members', 'create', '--name', name, '--industry', name, '--industry-tags', name)
  const phone = `139${String(Date.now()).slice(-8)}`
  const card = ['--name', '欧阳娜', '--position', '经理', '--phone', phone]
  const id = (await one.icss('employees', 'create', company.stdout.trim(), ...card)).stdout.trim()
  const employees = (...words: string[]) => one.icss('employees', ...words)

  const first = await employees('bind', id)
  expect(first).toMatchObject({ code: 0, stdout: expect.stringMatching(/^http\S+\/p\/[\w-]{22}\n$/) })
  expect(first.stderr).toContain('good once')
  const second = (await employees('bind', id)).stdout.trim()
  expect((await send(`${first.stdout.trim()}/binding`, {})).status).toBe(404)
  expect(await employees('revoke-link', id)).toMatchObject({ code: 0, stdout: 'The binding link is revoked.\n' })
  expect((await send(`${second}/binding`, {})).status).toBe(404)
  expect(await employees('phones', id)).toMatchObject({ code: 0, stdout: '' })

  const url = (await employees('bind', id)).stdout.trim()
  const page = await send(`${url}/binding`, {})
  const own = new URL(`/p/my/${page.ref}/binding`, url).href
  await send(`${own}/code`, { phone }, page.cookie)
  const sent = JSON.parse((await provider.icss('api', 'platformWebhooks.listDeliveries')).stdout) as {
    items: { target: string; content: string }[]
  }
  const code = /\d{6}/.exec(sent.items.find(({ target }) => target === phone)?.content ?? '')?.[0]
  expect((await send(`${own}/card`, { phone, code }, page.cookie)).status).toBe(200)
  expect(JSON.parse((await employees('show', id, '--json')).stdout)).toMatchObject({ bound: true })

  const { items } = JSON.parse((await employees('phones', id, '--json')).stdout) as { items: { id: string }[] }
  expect(items.length).toBe(1)
  expect(await employees('end-phone', id, items[0]?.id ?? '')).toMatchObject({ code: 0 })
  expect(JSON.parse((await employees('phones', id, '--json')).stdout)).toMatchObject({ items: [] })
  expect(await employees('unbind', id, '--no-input')).toMatchObject({ code: 2 })
  expect((await employees('unbind', id, '--yes')).stdout).toContain('欧阳娜')
  expect(JSON.parse((await employees('show', id, '--json')).stdout)).toMatchObject({ bound: false })
  expect((await employees('vcard', id)).stdout).toContain('BEGIN:VCARD')
})
