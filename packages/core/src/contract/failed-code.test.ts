import { expect, test } from 'vitest'
import { failedCode } from './failed-code.ts'

test.each([
  ['list', 'GET', false, 'server.failed'],
  ['list', 'GET', true, 'request.search_failed'],
  ['create', 'POST', false, 'request.create_failed'],
  ['createToken', 'POST', false, 'request.create_failed'],
  ['update', 'PUT', false, 'request.edit_failed'],
  ['setMembers', 'PUT', false, 'request.save_failed'],
  ['addMembers', 'POST', false, 'request.add_failed'],
  ['delete', 'DELETE', false, 'request.delete_failed'],
  ['deleteMany', 'POST', false, 'request.delete_failed'],
  ['takeBack', 'DELETE', false, 'request.delete_failed'],
  ['publish', 'POST', false, 'server.failed'],
] as const)('%s by %s, searching %o, fails as %s', (name, method, isSearch, code) => {
  expect(failedCode(name, method, isSearch)).toBe(code)
})
