import { defineConfig } from '@playwright/test'

export default defineConfig({
  testMatch: 'stories.check.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 20_000,
  outputDir: '../../reports/stories',
  reporter: [['json', { outputFile: '../../reports/stories-run.json' }]],
})
