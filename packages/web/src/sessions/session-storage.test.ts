import { afterEach, expect, test } from 'vitest'
import { sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import { clearSessionState, storeSessionState } from './session-storage.ts'

/** What a tab has, as far as it is asked here: its keys are its own properties. */
class TabStorage {
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value })
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
}

const before = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage')
afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'sessionStorage', before)
  else Reflect.deleteProperty(globalThis, 'sessionStorage')
})

test('whoever exits leaves nothing in the tab but the language', () => {
  const tab = new TabStorage()
  Object.defineProperty(globalThis, 'sessionStorage', { value: tab, configurable: true, writable: true })
  storeSessionState(sessionFixture(), 'en', '频道管理后台')
  expect({ ...tab }).toMatchObject({ apiDomain: '', logoText: '频道管理后台', logoMiniText: 'ICSS' })
  tab.setItem('icss.draft.companies.new', '{"name":"深圳某公司"}')
  tab.setItem('icss.upload.lesson', '{"token":"x"}')
  expect(Object.keys(tab)).toContain('channelId')
  clearSessionState()
  expect({ ...tab }).toEqual({ lanAbbreviation: 'en' })
})
