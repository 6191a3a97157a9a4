import { expect, test } from 'vitest'
import { ProblemError } from '../errors/problem-error.ts'
import {
  candidatesOf,
  commitDraw,
  drawRound,
  nextRoundOf,
  prizesLeftOf,
  revealSecret,
  standingWinnersOf,
  voidWinner,
} from './running-draw.ts'
import { verifyProof } from './verify.ts'

const secret = 'cd'.repeat(32)
const people = Array.from({ length: 6 }, (_, i) => ({ id: `p${i}`, name: '王明' }))

const codeOf = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    return error instanceof ProblemError ? { code: error.code, params: error.params } : error
  }
  return undefined
}

test('an absent winner gives the prize back and is not drawn again', () => {
  let proof = commitDraw('d', people, secret)
  expect([nextRoundOf(proof), candidatesOf(proof)]).toEqual([1, people.map(({ id }) => id)])
  proof = drawRound(proof, secret, { award: 'first', count: 2, entropy: '  八十八 \n 号 ' })
  expect(proof.records[0]).toMatchObject({ entropy: '八十八 号', round: 1, prev: proof.commitment })
  const [absent = '', present = ''] = standingWinnersOf(proof, 'first')
  expect(prizesLeftOf(proof, 'first', 2)).toBe(0)
  proof = voidWinner(proof, absent, '未到场')
  expect(standingWinnersOf(proof, 'first')).toEqual([present])
  expect([prizesLeftOf(proof, 'first', 2), prizesLeftOf(proof, 'second', 3)]).toEqual([1, 3])
  expect(candidatesOf(proof)).not.toContain(absent)
  proof = drawRound(proof, secret, { award: 'first', count: 1, entropy: '7' })
  expect(nextRoundOf(proof)).toBe(3)
  proof = revealSecret(proof, secret)
  expect(verifyProof(proof).ok).toBe(true)
})

test('what the rules do not allow is refused by its code', () => {
  const proof = commitDraw('d', people, secret)
  const drawn = drawRound(proof, secret, { award: 'a', count: 1, entropy: 'e' })
  const [winner = ''] = standingWinnersOf(drawn, 'a')
  const voided = voidWinner(drawn, winner, 'absent')
  const ended = revealSecret(voided, secret)
  const round = { award: 'a', count: 1, entropy: 'e' }
  expect(codeOf(() => drawRound(proof, secret, { ...round, entropy: ' \n' }))).toMatchObject({
    code: 'lottery.entropy_empty',
  })
  expect(codeOf(() => drawRound(drawn, secret, { ...round, count: 6 }))).toEqual({
    code: 'lottery.too_few_left',
    params: { left: 5 },
  })
  expect(codeOf(() => voidWinner(drawn, 'nobody', ''))).toMatchObject({ code: 'lottery.not_winner' })
  expect(codeOf(() => voidWinner(voided, winner, ''))).toMatchObject({ code: 'lottery.not_winner' })
  for (const act of [
    () => drawRound(ended, secret, round),
    () => voidWinner(ended, winner, ''),
    () => revealSecret(ended, secret),
  ])
    expect(codeOf(act)).toMatchObject({ code: 'lottery.finished' })
})

test('all who are left can win', () => {
  let proof = drawRound(commitDraw('d', people, secret), secret, { award: 'a', count: 2, entropy: 'e' })
  proof = drawRound(proof, secret, { award: 'b', count: 4, entropy: 'f' })
  expect(candidatesOf(proof)).toEqual([])
  expect(verifyProof(revealSecret(proof, secret)).ok).toBe(true)
})

test('100,000 people and 1,000 winners are drawn and verified', () => {
  const crowd = Array.from({ length: 100_000 }, (_, i) => ({ id: `p${String(i).padStart(6, '0')}`, name: '王小明' }))
  const drawn = drawRound(commitDraw('d', crowd, secret), secret, { award: 'a', count: 1_000, entropy: 'e' })
  expect(standingWinnersOf(drawn, 'a')).toHaveLength(1_000)
  expect(verifyProof(revealSecret(drawn, secret)).ok).toBe(true)
})
