import { expect, test } from 'vitest'
import { vCardOf } from './vcard.ts'

test('a card is a vCard 3.0 with its name as family name and as a whole', () => {
  expect(vCardOf({ name: '王明', companyName: '云帆软件', position: '经理', phone: '13800138000' })).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:王明;;;;',
      'FN:王明',
      'ORG:云帆软件',
      'TITLE:经理',
      'TEL;TYPE=CELL:13800138000',
      'END:VCARD',
      '',
    ].join('\r\n'),
  )
})

test('what is not said has no line', () => {
  const card = vCardOf({ name: '王明', companyName: '云帆', position: '', phone: '' })
  expect(card).not.toMatch(/TITLE|TEL/)
})

test('nothing that is typed begins a line or a part of its own', () => {
  const card = vCardOf({ name: '王;明,\\\r\nTEL:110', companyName: 'A;B', position: '', phone: '' })
  expect(card).toContain(String.raw`FN:王\;明\,\\\nTEL:110`)
  expect(card).toContain(String.raw`ORG:A\;B`)
  expect(card.split('\r\n')).toHaveLength(7)
})

test('a long line is folded at 75 octets, and never within a letter', () => {
  const companyName = `a${'深圳市前海智能装备'.repeat(12)}𠮷`
  const card = vCardOf({ name: '王', companyName, position: '', phone: '' })
  const lines = card.split('\r\n')
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  expect(card.replaceAll('\r\n ', '')).toContain(`ORG:${companyName}\r\n`)
})
