import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    globalSetup: ['src/testing/test-postgres.ts'],
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A machine that does other things as well is slow, not wrong.
    expect: { poll: { timeout: 30_000, interval: 20 } },
  },
})
