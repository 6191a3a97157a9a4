import { afterAll, expect, test } from 'vitest'
import { patience } from '../testing/patience.ts'
import { startTestServer } from '../testing/test-server.ts'
import { Fuzzer } from './fuzz.ts'

const server = await startTestServer()
afterAll(() => server.stop())

// `npm run faults -- fuzz 600` does the same for longer, each time with other requests.
const seconds = Number(process.env.ICSS_TEST_FUZZ_SECONDS ?? 0)
const extent = seconds > 0 ? { requests: 1e9, seed: Date.now() % 2 ** 31, seconds } : { requests: 500, seed: 7 }

test(
  'whatever is sent is answered as the description says, and never with a fault of the server',
  async () => {
    const fuzzer = new Fuzzer(server)
    await fuzzer.prepare()
    const { sent, faults } = await fuzzer.run(extent)
    expect(faults).toEqual([])
    console.info(`${sent} requests with seed ${extent.seed}`)
    expect(sent).toBeGreaterThan(100)
  },
  patience.test + seconds * 1000,
)
