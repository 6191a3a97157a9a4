import { defineConfig } from '@playwright/test'

export default defineConfig({
  testMatch: 'stories.check.ts',
  fullyParallel: true,
  workers: 2,
  // Long, for a machine that does other work too: what hangs, fails all the same.
  timeout: 60_000,
  outputDir: '../../reports/stories',
  reporter: [['json', { outputFile: '../../reports/stories-run.json' }]],
})
