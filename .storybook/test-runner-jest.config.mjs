import path from 'node:path'
import { getJestConfig } from '@storybook/test-runner'
import { chosenStories } from './check/built-stories.ts'
import { windows } from './modes.ts'

const check = path.join(import.meta.dirname, 'check')
const config = getJestConfig()

/** Chromium as it draws the same on every machine: no sandbox in containers, no hinting, no sub-pixel colours. */
const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH,
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
  roots: [check],
  // Not the files of stories: each would start a browser and load Storybook. A file without a test is a failure to Jest.
  testMatch: [path.join(check, `halves/${chosenStories().length > 1 ? '*' : 'first'}.ts`)],
  // Ten times what the longest takes on a quiet machine: one that does other work too is slow, not wrong.
  testTimeout: 300_000,
  reporters: [path.join(check, 'run-reporter.mjs')],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchType: 'LAUNCH',
      launchOptions,
      contextOptions: {
        viewport: windows.desktop,
        reducedMotion: 'reduce',
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
      },
    },
  },
}
