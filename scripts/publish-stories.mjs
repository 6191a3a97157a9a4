import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { builtStorybook } from './build-storybook.mjs'
import { root } from './ready.mjs'

/** What a project without builds answers to all that a dry run asks. */
const answers = {
  appToken: 'dry-run',
  cliToken: 'dry-run',
  app: {
    features: { isReactNativeApp: false },
    firstBuild: null,
    lastBuild: null,
    hasBuildsWithCommits: [],
  },
  announceBuild: {
    id: '1',
    number: 1,
    browsers: ['chrome'],
    status: 'ANNOUNCED',
    autoAcceptChanges: false,
    reportToken: 'dry-run',
    features: { uiTests: true, uiReview: false, isReactNativeApp: false },
    app: { id: '1', turboSnapAvailability: 'UNAVAILABLE', isOnboarding: false },
  },
}

/** Stands in for Chromatic on this machine: its command asks for a project even when it runs dry. */
function standIn() {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: answers })),
    )
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

/** A commit of its own, so that it needs neither a history nor an author. */
const dryCommit = {
  CHROMATIC_SHA: '0'.repeat(40),
  CHROMATIC_BRANCH: 'dry-run',
  CHROMATIC_SLUG: 'icss/back-office',
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'user.email',
  GIT_CONFIG_VALUE_0: 'nobody@example.com',
}

/** Has Chromatic's command publish the built Storybook; without a token it checks and prepares all, and sends nothing. */
export async function publishStories(token, args = []) {
  const server = token ? undefined : await standIn()
  const env = {
    ...process.env,
    // Reports of errors to its maker.
    DISABLE_ERROR_MONITORING: 'true',
    CHROMATIC_PROJECT_TOKEN: token ?? 'dry-run',
    ...(server && { ...dryCommit, CHROMATIC_INDEX_URL: `http://127.0.0.1:${server.address().port}` }),
  }
  const options = ['--storybook-build-dir', builtStorybook, '--no-interactive', '--skip-update-check']
  const child = spawn(
    path.join(root, 'node_modules/.bin/chromatic'),
    [...options, ...(server ? ['--dry-run'] : []), ...args],
    { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data))
  const code = await new Promise((resolve) => child.on('close', (ended) => resolve(ended ?? 1)))
  server?.close()
  return { code, said: stripVTControlCharacters(said) }
}
