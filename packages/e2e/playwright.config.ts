import { defineConfig } from '@playwright/test'

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  fullyParallel: false,
  workers: 1,
  // Ten times what the longest takes on a quiet machine: one that does other things as well is slow, not wrong.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  outputDir: '../../reports/e2e',
  globalSetup: './src/start-product.ts',
  use: {
    browserName: 'chromium',
    actionTimeout: 100_000,
    viewport: { width: 1280, height: 720 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // Taking traces doubles the time; `npx playwright test --trace on` takes one of what failed.
    trace: 'off',
    launchOptions: {
      executablePath: chromium,
      // Without a locale of UTF-8, Chromium opens no file whose name is Chinese.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
      ],
    },
  },
})
