import { getJestConfig } from '@storybook/test-runner'

const config = getJestConfig()

/** Chromium as it draws the same on every machine: no sandbox in containers, no hinting, no sub-pixel colours. */
const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
    '--force-device-scale-factor=1',
    // Repainting only a part draws rounded corners twice over, now and then.
    '--disable-partial-raster',
  ],
}

export default {
  ...config,
  // Long, for a machine that does other work too: what hangs, fails all the same.
  testTimeout: 60_000,
  reporters: ['default', ...(process.env.STORIES_RESULT ? [import.meta.resolve('./run-reporter.mjs')] : [])].map(
    (reporter) => reporter.replace('file://', ''),
  ),
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions,
      contextOptions: {
        viewport: { width: 1280, height: 720 },
        reducedMotion: 'reduce',
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
      },
    },
  },
}
