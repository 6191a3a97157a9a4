import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { patience } from './src/testing/patience.ts'

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
    testTimeout: patience.test,
    hookTimeout: patience.test,
    expect: { poll: { timeout: patience.poll, interval: 20 } },
  },
})
