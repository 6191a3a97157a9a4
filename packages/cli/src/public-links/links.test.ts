import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loggedIn } from '../../test/icss.ts'

test('a link is opened, listed, shown as a code, renewed and closed by kind and id', async () => {
  const one = await loggedIn('en')
  const startAt = new Date(Date.now() - 3_600_000).toISOString()
  const endAt = new Date(Date.parse(startAt) + 86_400_000).toISOString()
  const notice = { title: '链接通知', body: '全文', publisher: '办公室', startAt, endAt, durationDays: 1 }
  const made = await one.icss('api', 'notices.create', '--body', JSON.stringify(notice))
  const { id } = JSON.parse(made.stdout) as { id: string }
  const links = (...words: string[]) => one.icss('links', ...words)

  const none = await links('show', 'notice', id)
  expect(none).toMatchObject({ code: 1, stderr: expect.stringContaining(`Run icss links open notice ${id}`) })
  const opened = await links('open', 'notice', id)
  expect(opened).toMatchObject({ code: 0, stdout: expect.stringMatching(/^http\S+\/p\/[\w-]{22}\n$/) })
  expect((await links('open', 'notice', id)).stdout).toBe(opened.stdout)
  expect((await links('show', 'notice', id)).stdout).toBe(opened.stdout)
  const listed = JSON.parse((await links('list', '--kind', 'notice', '--json')).stdout) as { items: object[] }
  expect(listed.items).toContainEqual(
    expect.objectContaining({ kind: 'notice', id, name: '链接通知', url: opened.stdout.trim(), forwardedUntil: null }),
  )
  expect(await links('qr', 'notice', id, '-o', join(one.folder, 'code.svg'))).toMatchObject({ code: 0 })
  expect(await readFile(join(one.folder, 'code.svg'), 'utf8')).toMatch(/^<svg [^]*<\/svg>\n$/)

  expect((await links('renew', 'notice', id)).code).toBe(2)
  const renewed = await links('renew', 'notice', id, '--forward')
  expect(renewed).toMatchObject({ code: 0, stdout: expect.stringMatching(/\/p\//) })
  expect(renewed.stdout).not.toBe(opened.stdout)
  expect(await links('close', 'notice', id, '--yes')).toMatchObject({ code: 0, stdout: 'The link is off.\n' })
  expect((await links('show', 'notice', id)).code).toBe(1)
  expect((await links('show', 'binding', id)).code).toBe(2)
})
