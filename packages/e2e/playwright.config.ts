import { fileURLToPath } from 'node:url'
import { defineConfig, type Project } from '@playwright/test'
import { notInFirefox } from './src/not-in-firefox.ts'

// Without a locale of UTF-8, Chromium opens no file whose name is Chinese.
const env = { ...process.env, LC_ALL: 'C.UTF-8' }

const chromium: Project = {
  name: 'chromium',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      env,
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
}

/** Firefox as it is released, by WebDriver BiDi: Playwright's own is another build. */
const firefox: Project = {
  name: 'firefox',
  grepInvert: Object.keys(notInFirefox).map((title) => new RegExp(`${title}$`)),
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: fileURLToPath(new URL('src/firefox.ts', import.meta.url)),
      env,
      firefoxUserPrefs: {
        // The system's own would stay open behind the one that a journey answers.
        'remote.bidi.dismiss_file_pickers.enabled': true,
      },
    },
  },
}

export default defineConfig({
  testDir: 'src',
  testMatch: `**/*.${process.env.ICSS_E2E_FILES ?? 'e2e'}.ts`,
  fullyParallel: false,
  workers: 1,
  // Ten times what the longest takes on a quiet machine: one that does other things as well is slow, not wrong.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  outputDir: '../../reports/e2e',
  globalSetup: './src/start-product.ts',
  use: {
    actionTimeout: 100_000,
    viewport: { width: 1280, height: 720 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // Taking traces doubles the time; `npx playwright test --trace on` takes one of what failed.
    trace: 'off',
  },
  projects: [process.env.ICSS_E2E_BROWSER === 'firefox' ? firefox : chromium],
})
