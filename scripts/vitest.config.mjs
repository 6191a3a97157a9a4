import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'scripts',
    environment: 'node',
    include: ['*.test.mjs', '../.storybook/check/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
