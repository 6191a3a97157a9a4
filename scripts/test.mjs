// `npm test`: all tests, part by part, added up in one last line. `npm test -- core e2e` runs some parts only, and what
// begins with a dash is passed on to them: `npm test -- stories --update`. `--once` leaves out the second try.
import { buildWhenStale } from './build.mjs'
import { byExitCode, byPlaywright, byStories, byVitest } from './runners.mjs'
import {
  needChromium,
  needCurl,
  needHaproxy,
  needMediaServer,
  needOpenssl,
  needS3Server,
  needShells,
  needTmux,
} from './system-tool.mjs'
import { testMain } from './test-main.mjs'

/** In the order of a developer's patience; those that wait for browsers, terminals and databases run beside each other. */
await testMain({
  lint: byExitCode(['oxlint', '--deny-warnings'], ['oxfmt', '--check', '.']),
  typecheck: byExitCode(['turbo', 'run', 'typecheck', '--ui=stream', '--output-logs=errors-only', '--continue']),
  scripts: byVitest('scripts'),
  core: byVitest('packages/core'),
  ui: byVitest('packages/ui'),
  web: byVitest('packages/web'),
  server: { isWaiting: true, needs: [needS3Server, needMediaServer, needHaproxy], ...byVitest('packages/server') },
  e2e: {
    isWaiting: true,
    needs: [needChromium, needMediaServer, buildWhenStale],
    ...byPlaywright('packages/e2e/playwright.config.ts'),
  },
  stories: { isWaiting: true, needs: [needChromium], ...byStories('scripts/stories.mjs') },
  cli: {
    isWaiting: true,
    needs: [needTmux, needShells, needOpenssl, needCurl, buildWhenStale],
    ...byVitest('packages/cli'),
  },
})
