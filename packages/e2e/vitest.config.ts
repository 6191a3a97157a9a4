import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'measures',
    environment: 'node',
    include: ['{bench,src}/**/*.test.ts'],
    env: { BENCH_IN_SHORT: '1' },
    // Ten times what the longest takes on a quiet machine: one that does other things as well is slow, not wrong.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
