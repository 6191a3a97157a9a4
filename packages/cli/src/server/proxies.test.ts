import { expect, inject, test } from 'vitest'
import { firmProxy } from '../../test/firm-proxy.ts'
import { companiesCsv, loggedIn, unique } from '../../test/icss.ts'

test('calls and uploads go by the proxy of the environment, and past it to what NO_PROXY names', async () => {
  const { asked, url } = await firmProxy()
  const { origin } = new URL(inject('server').url)
  const one = await loggedIn('en')
  one.env.HTTP_PROXY = url
  expect(await one.icss('members', 'list')).toMatchObject({ code: 0 })
  expect(asked).toEqual([expect.stringMatching(`^GET ${origin}/api/v1/companies\\?`)])
  const file = await one.file('proxy.mp4', '\0\0\0\u0018ftypmp42 by a proxy')
  expect(await one.icss('upload', file)).toMatchObject({ code: 0 })
  expect(asked).toContain(`POST ${origin}/api/v1/uploads`)
  const table = await one.file('proxy.csv', companiesCsv(unique(), 3000))
  expect(await one.icss('members', 'import', table, '--json')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('"good":3000,'),
  })
  const before = asked.length
  one.env.NO_PROXY = '127.0.0.1,localhost'
  expect(await one.icss('members', 'list')).toMatchObject({ code: 0 })
  expect(asked).toHaveLength(before)
})
