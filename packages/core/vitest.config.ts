import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'core',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    isolate: false,
    // Ten times what the longest takes on a quiet machine: only what hangs meets it.
    testTimeout: 120_000,
  },
})
