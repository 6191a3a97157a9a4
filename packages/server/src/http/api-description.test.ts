import { afterAll, expect, test } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'
import { startTestServer } from '../testing/test-server.ts'
import { apiDescriptionPath } from './api-description.ts'

const server = await startTestServer()
afterAll(() => server.stop())

test('anyone can read the description of every endpoint', async () => {
  const response = await server.fetch(apiDescriptionPath)
  expect(response.status).toBe(200)
  const { openapi, paths } = (await response.json()) as { openapi: string; paths: Record<string, object> }
  expect(openapi).toMatch(/^3\.1/)
  for (const endpoints of Object.values(contract))
    for (const { path, method } of Object.values(endpoints)) expect(paths[path]).toHaveProperty(method.toLowerCase())
})

const read = async (language: string) => {
  const response = await server.fetch(apiDescriptionPath, { headers: { 'accept-language': language } })
  const { info, tags } = (await response.json()) as {
    info: { title: string }
    tags: { name: string; description: string }[]
  }
  return [info.title, tags.find(({ name }) => name === 'sessions')?.description]
}

test('it is in the language that the reader asks for', async () => {
  expect(await read('en-GB,en;q=0.9,zh;q=0.8')).toEqual(['ICSS back office API', expect.stringContaining('Logins')])
  expect(await read('zh-CN')).toEqual(['ICSS 管理后台接口', expect.stringContaining('登录')])
})
