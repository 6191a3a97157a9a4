// `npm test`: all tests, part beside part, added up in one last line. `npm test -- core e2e` runs some parts only, and what
// begins with a dash is passed on to them: `npm test -- stories --update`. `--changed` leaves the tests that a change since
// main, or since `--changed=REF`, can reach; `--once` leaves out the second try.
import { buildStorybookWhenStale } from './build-storybook.mjs'
import { buildWhenStale } from './build.mjs'
import { byExitCode, byPlaywright, byStories, byVitest } from './runners.mjs'
import {
  needChromium,
  needCurl,
  needHaproxy,
  needMediaServer,
  needOpenssl,
  needPsql,
  needS3Server,
  needShells,
  needTmux,
} from './system-tool.mjs'
import { testMain } from './test-main.mjs'

/** The longest first: the short ones fill the lanes at the end. */
await testMain({
  stories: { needs: [needChromium, buildStorybookWhenStale], ...byStories('scripts/stories.mjs') },
  server: { needs: [needS3Server, needMediaServer, needHaproxy], ...byVitest('packages/server') },
  e2e: {
    needs: [needChromium, needMediaServer, buildWhenStale],
    ...byPlaywright('packages/e2e/playwright.config.ts', { reports: 'reports/e2e', runs: 2 }),
  },
  cli: {
    needs: [needTmux, needShells, needOpenssl, needCurl, buildWhenStale],
    ...byVitest('packages/cli'),
  },
  measures: {
    needs: [needChromium, needPsql, needCurl, buildWhenStale, buildStorybookWhenStale],
    ...byVitest('packages/e2e'),
  },
  typecheck: byExitCode(['turbo', 'run', 'typecheck', '--ui=stream', '--output-logs=errors-only', '--continue']),
  core: byVitest('packages/core'),
  scripts: { needs: [buildWhenStale], ...byVitest('scripts') },
  ui: byVitest('packages/ui'),
  web: byVitest('packages/web'),
  lint: byExitCode(['oxlint', '--deny-warnings'], ['oxfmt', '--check', '.']),
})
