import { expect, test } from 'vitest'
import { builtServer } from '../testing/built-server.ts'
import { killInDraws } from './draw-kills.ts'

test('a round goes on as it was announced when the server is killed before it is drawn', async () => {
  expect(await killInDraws({ kills: 3, seed: 7, program: await builtServer() })).toMatchObject({
    byMoment: { announced: 1, announcing: 1, drawing: 1 },
    announced: 3,
    drawn: 3,
    proofsThatHold: 1,
    discrepancies: [],
  })
})
