import { expect, test } from 'vitest'
import accepted from './sizes.json' with { type: 'json' }
import { weighedPieces } from './weigh-pieces.ts'

/** Bytes gz that the login's pieces may add to react + react-dom. */
const loginLimit = 20_000
/** What one may be off: two in a hundred, and what another order of modules does to gzip. */
const isNear = (one: number, other: number) => Math.abs(one - other) <= Math.max(64, other * 0.02)

test(
  'the table of sizes in the docs is true, and no piece brings another heavy one unseen',
  { timeout: 300_000 },
  async () => {
    const { floor, login, pieces } = await weighedPieces()
    expect(Object.keys(pieces)).toEqual(Object.keys(accepted.pieces))
    const off = Object.entries<(typeof pieces)[string]>(accepted.pieces).flatMap(([piece, { gz, brings }]) => {
      const now = pieces[piece] ?? { gz: 0, brings: [] }
      return [
        ...(isNear(now.gz, gz) ? [] : [`${piece} weighs ${now.gz} bytes gz; the table says ${gz}`]),
        ...(now.brings.join() === brings.join()
          ? []
          : [`${piece} brings ${now.brings.join()}; the table says ${brings.join()}`]),
      ]
    })
    if (!isNear(floor, accepted.floor)) off.push(`react + react-dom weigh ${floor}; the table says ${accepted.floor}`)
    if (!isNear(login, accepted.login)) off.push(`the login's pieces weigh ${login}; the table says ${accepted.login}`)
    expect(off, 'look why, then accept it by `npm run sizes -w @icss/ui`').toEqual([])
    expect(login).toBeLessThanOrEqual(loginLimit)
  },
)
