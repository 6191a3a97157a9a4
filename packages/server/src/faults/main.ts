import { killRandomly } from './kills.ts'

const say = (line: string) => {
  process.stderr.write(`${line}\n`)
}

/** Faults that take too long for the tests: `npm run faults -- kills 500 [seed]`. */
const faults: Readonly<Record<string, (args: readonly string[]) => Promise<{ isGood: boolean; figures: unknown }>>> = {
  kills: async ([kills = '500', seed = String(Date.now())]) => {
    say(`seed ${seed}`)
    const figures = await killRandomly({ kills: Number(kills), seed: Number(seed), say })
    return { isGood: figures.discrepancies.length === 0, figures }
  },
}

const [name = '', ...args] = process.argv.slice(2)
const run = faults[name]
if (!run) {
  say(`Name one of: ${Object.keys(faults).join(', ')}`)
  process.exit(2)
}
const { isGood, figures } = await run(args)
console.log(JSON.stringify(figures, null, 2))
process.exit(isGood ? 0 : 1)
