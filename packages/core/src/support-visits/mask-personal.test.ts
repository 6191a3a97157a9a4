import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { secret } from '../rules/secret.ts'
import { maskPersonal } from './mask-personal.ts'

const person = z.object({
  id: impersonal(z.string()),
  name: personal('name', z.string()),
  phone: personal('phone', z.string()),
  email: z.nullable(personal('email', z.string())),
  avatar: z.optional(personal('photo', z.string())),
  position: personal('detail', z.string()),
  remark: personal('text', z.string()),
  at: z.number(),
})

test('each kind of personal text is masked, and what tells of nobody stays', () => {
  const value = {
    id: '13800138000',
    name: '欧阳小明',
    phone: '13912345678',
    email: 'person@mail.example',
    avatar: 'a.png',
    position: '会长',
    remark: '电话 139 1234 5678，邮箱：p@mail.example，3 楼 1201 室',
    at: 7,
  }
  expect(maskPersonal(person, value)).toEqual({
    id: '13800138000',
    name: '欧阳**',
    phone: '139****5678',
    email: 'p***@mail.example',
    avatar: '',
    position: '***',
    remark: '电话 139****5678，邮箱：***，3 楼 1201 室',
    at: 7,
  })
  const bare = { ...value, email: null, position: '' }
  expect(maskPersonal(z.array(person), [bare])).toMatchObject([{ email: null, position: '' }])
})

test('numbers in free words are masked however they are written, dates are not', () => {
  const words = personal('text', z.string())
  const shown = (text: string) => maskPersonal(words, text)
  expect(shown('2026-11-27 例会，2026年11月27日 14:30')).toBe('2026-11-27 例会，2026年11月27日 14:30')
  for (const phone of ['13912345678', '139-1234-5678', '139.1234.5678', '139 1234 5678', '(139)12345678'])
    expect(shown(`2026-11-27 ${phone}`)).not.toMatch(/1234/)
  expect(shown('身份证 44030519900101123X')).toBe('身份证 440****123X')
  expect(maskPersonal(personal('email', z.string()), 'no address')).toBe('***')
})

test('at any depth, in each form, and once is as often as twice', () => {
  const phone = personal('phone', z.string())
  const shape = z.object({
    list: z.array(z.object({ of: z.nullable(z.optional(phone)) })),
    by: z.record(z.string(), phone),
    either: z.union([z.object({ kind: z.literal('a'), phone }), z.object({ kind: z.literal('b'), text: z.string() })]),
    same: z.pipe(z.string(), phone),
    made: z.pipe(
      phone,
      z.transform((text: string) => text),
    ),
    pair: z.tuple([z.number(), phone]),
    around: personal('phone', z.object({ deep: z.string(), which: z.enum(['13912345678']) })),
  })
  const one = '13912345678'
  const value = {
    list: [{ of: one }, { of: null }, {}],
    by: { x: one },
    either: { kind: 'a', phone: one },
    same: one,
    made: one,
    pair: [1, one],
    around: { deep: one, which: one },
  }
  const masked = maskPersonal(shape, value)
  expect(masked).toEqual({
    list: [{ of: '139****5678' }, { of: null }, {}],
    by: { x: '139****5678' },
    either: { kind: 'a', phone: '139****5678' },
    same: '139****5678',
    made: '139****5678',
    pair: [1, '139****5678'],
    around: { deep: '139****5678', which: one },
  })
  expect(maskPersonal(shape, masked)).toEqual(masked)
})

test('values of which no field is known show no text, documents keep their words, and secrets are hidden', () => {
  const shape = z.object({
    after: z.nullable(personal('text', z.record(z.string(), z.unknown()))),
    body: personal('text', z.unknown()),
    token: secret(z.string()),
  })
  expect(
    maskPersonal(shape, {
      after: { name: '王小明', tags: ['甲'], count: 3 },
      body: { type: 'doc', content: [{ type: 'text', text: '致电 13912345678' }] },
      token: 'icss_x',
    }),
  ).toEqual({
    after: { name: '***', tags: ['***'], count: 3 },
    body: { type: 'doc', content: [{ type: 'text', text: '致电 139****5678' }] },
    token: '***',
  })
})
