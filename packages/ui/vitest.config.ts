import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // A test has ten times what the longest takes on a quiet machine: only what hangs meets that.
  test: { name: 'ui', environment: 'node', include: ['{packed,src,sizes}/**/*.test.ts'], testTimeout: 120_000 },
})
