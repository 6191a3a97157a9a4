import { strikeCommandLine } from './command-line.ts'
import { killInDraws } from './draw-kills.ts'
import { fillDisk } from './full-disk.ts'
import { killRandomly } from './kills.ts'
import { tryMutants } from './mutants.ts'
import { killReplicas } from './replicas.ts'
import { restartDatabase } from './restarts.ts'
import { restoreDrill } from './restore-drill.ts'
import { bundle } from './server-process.ts'
import { soak } from './soak.ts'
import { importAsStranger, mostRows } from './stranger.ts'

const say = (line: string) => {
  process.stderr.write(`${line}\n`)
}

/** What takes too long for the tests: `npm run faults -- kills 500 [seed]`, `npm run faults -- cli 60 [work] [victim]`, and so on. */
const faults: Readonly<Record<string, (args: readonly string[]) => Promise<{ isGood: boolean; figures: unknown }>>> = {
  kills: async ([kills = '500', seed = String(Date.now())]) => {
    say(`seed ${seed}`)
    const figures = await killRandomly({ kills: Number(kills), seed: Number(seed), say, program: bundle })
    return { isGood: figures.discrepancies.length === 0, figures }
  },
  draws: async ([kills = '50', seed = String(Date.now())]) => {
    say(`seed ${seed}`)
    const figures = await killInDraws({ kills: Number(kills), seed: Number(seed), say, program: bundle })
    const { draws, proofsThatHold, discrepancies } = figures
    return { isGood: discrepancies.length === 0 && proofsThatHold === draws, figures }
  },
  disk: async () => {
    const figures = await fillDisk(say)
    return { isGood: figures.rows === figures.expected && figures.names === figures.expected, figures }
  },
  mutants: async ([count = '60', seed = String(Date.now() % 100_000), ...folders]) => {
    say(`seed ${seed}`)
    const figures = await tryMutants({
      count: Number(count),
      seed: Number(seed),
      say,
      ...(folders.length > 0 ? { folders } : {}),
    })
    return { isGood: figures.noticed >= 0.95, figures }
  },
  replicas: async ([kills = '9']) => {
    const figures = await killReplicas(Number(kills), say)
    const { discrepancies, uploads, runs, watched } = figures
    const isTold = runs.told === runs.runs && watched.told.cli === figures.kills && watched.told.web === figures.kills
    const isStruck = uploads.resumed > 0 && watched.struck.cli > 0 && watched.struck.web > 0
    const isGood = discrepancies.length === 0 && uploads.different === 0 && isTold && isStruck
    return { isGood, figures }
  },
  restarts: async ([restarts = '20']) => {
    const figures = await restartDatabase(Number(restarts), say)
    return { isGood: figures.discrepancies.length === 0, figures }
  },
  cli: async ([rounds = '60', work, victim]) => {
    const figures = await strikeCommandLine(Number(rounds), say, work, victim)
    return { isGood: figures.discrepancies.length === 0, figures }
  },
  soak: async ([seconds = '600']) => {
    const figures = await soak({ seconds: Number(seconds), program: bundle, say })
    return { isGood: figures.faults.length === 0, figures }
  },
  stranger: async ([reads = '12', files = '6']) => {
    const figures = await importAsStranger({
      limits: { call: 2000, begin: 10_000 },
      rows: mostRows,
      reads: Number(reads),
      files: Number(files),
      say,
      program: bundle,
    })
    return { isGood: figures.faults.length === 0, figures }
  },
  restore: async ([rows = '1000000']) => {
    const figures = await restoreDrill(Number(rows), say)
    return { isGood: figures.same >= figures.rows && figures.different === 0 && figures.isObjectSame, figures }
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
