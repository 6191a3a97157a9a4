import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'cli',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    // Most of their time they wait for the server.
    maxWorkers: 2,
    // A machine that does other things as well is slow, not wrong.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
