import { defineConfig } from 'vitest/config'

// A test has ten times what the longest takes on a quiet machine: only what hangs meets that.
export default defineConfig({
  test: { name: 'web', environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
})
