import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { newNonce } from './new-nonce.ts'

test('nonces are UUIDs of version 4, no two the same', () => {
  const made = Array.from({ length: 200 }, newNonce)
  expect(made.filter((nonce) => !z.safeParse(z.uuidv4(), nonce).success)).toEqual([])
  expect(new Set(made).size).toBe(made.length)
})
