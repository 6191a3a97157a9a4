import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'cli',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    // Most of their time they wait for the server.
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 30_000,
  },
})
