import { expect, test } from 'vitest'
import { displayWidth, wrap } from './display-width.ts'

test('no line is wider than asked for, and none begins with what closes', () => {
  const text = '从表格开通：名称、简称、管理员、权限模板（按名称）、逐项权限（见“模板”）。'
  for (let width = 12; width < 60; width += 1) {
    const lines = wrap(text, width)
    expect(lines.join('')).toBe(text)
    expect(lines.filter((line) => displayWidth(line) > width)).toEqual([])
    expect(lines.filter((line) => /^[）、。”]/.test(line))).toEqual([])
  }
})
