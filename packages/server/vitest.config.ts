import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    globalSetup: ['src/testing/test-postgres.ts'],
    include: ['src/**/*.test.ts'],
    // Every file has a server and a database of its own and shares nothing else: what they need is loaded once, not once a
    // file, and while one file waits for PostgreSQL another is at work.
    isolate: false,
    maxWorkers: Math.max(2, availableParallelism()),
    // A machine that does other things as well is slow, not wrong.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000, interval: 20 } },
  },
})
