import { defineConfig } from 'vitest/config'
import { patience } from './test/patience.ts'

export default defineConfig({
  test: {
    name: 'cli',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    // Most of their time they wait for the server.
    maxWorkers: 2,
    testTimeout: patience.test,
    hookTimeout: patience.test,
    expect: { poll: { timeout: patience.poll } },
  },
})
