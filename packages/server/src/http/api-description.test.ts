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
