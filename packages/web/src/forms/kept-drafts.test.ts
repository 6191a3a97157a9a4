import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSessionState } from '../sessions/session-storage.ts'
import { findDraft, forgetDraft, keepDraft } from './kept-drafts.ts'

const page = new EventTarget()
let tab: Record<string, string> = {}

beforeEach(() => {
  vi.useFakeTimers()
  tab = {}
  Object.defineProperties(tab, {
    setItem: { value: (key: string, value: string) => void (tab[key] = value) },
    getItem: { value: (key: string) => tab[key] ?? null },
    removeItem: { value: (key: string) => Reflect.deleteProperty(tab, key) },
  })
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const stored = () => ({ ...tab })

test('a key does not wait for the storage; the last of many is stored soon after the first', () => {
  for (const name of ['深', '深圳', '深圳某']) keepDraft('company.new', { name })
  expect(stored()).toEqual({})
  vi.advanceTimersByTime(1_000)
  expect(stored()).toEqual({ 'icss.draft.company.new': '{"name":"深圳某"}' })
})

test('who types on without a pause has the draft stored meanwhile', () => {
  for (let key = 0; key < 20; key += 1) {
    keepDraft('company.new', { key })
    vi.advanceTimersByTime(50)
  }
  expect(Object.keys(stored())).toEqual(['icss.draft.company.new'])
})

test('a page that is left stores what was typed last', () => {
  keepDraft('company.new', { name: '深圳' })
  page.dispatchEvent(new Event('pagehide'))
  expect(stored()).toEqual({ 'icss.draft.company.new': '{"name":"深圳"}' })
})

test('what was typed is found before it is stored too', () => {
  keepDraft('company.new', { name: '深圳' })
  expect(findDraft('company.new')).toEqual({ name: '深圳' })
  expect(findDraft('company.1')).toBeUndefined()
  tab['icss.draft.company.1'] = '{'
  expect(findDraft('company.1')).toBeUndefined()
})

test('a draft that is given up does not come back, nor does one of whoever exits', () => {
  keepDraft('company.new', { name: '深圳' })
  keepDraft('company.1', { name: '广州' })
  forgetDraft('company.new')
  clearSessionState()
  vi.advanceTimersByTime(1_000)
  page.dispatchEvent(new Event('pagehide'))
  expect(stored()).toEqual({})
})
