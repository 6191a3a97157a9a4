// Builds Storybook and checks every story by Storybook's test runner: play function, axe, pictures, silent console.
//   node scripts/stories.mjs [--update] [--report=FILE] [--names=FILE, a list of stories] [--changed=REF, those that a
//   change since then can reach] [words in the name of a story file …]
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { chosenStories, pictureFile, picturesOf, stories, testName } from '../.storybook/check/built-stories.ts'
import { writeFontsConfig } from '../.storybook/check/fonts.mjs'
import { pictureRule } from '../.storybook/check/picture-rule.ts'
import { reachedStories } from '../.storybook/check/reached-stories.ts'
import { builtStorybook, buildStorybookWhenStale } from './build-storybook.mjs'
import { changedFiles } from './changed-files.mjs'
import { filesIn } from './files-in.mjs'
import { publishStories } from './publish-stories.mjs'

const root = path.resolve(import.meta.dirname, '..')
const bin = path.join(root, 'node_modules/.bin')
const reports = path.join(root, 'reports')
const pictures = path.join(reports, 'stories')
const resultFile = path.join(reports, 'stories-run.json')
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const versionFile = path.join(root, '.storybook/chromium-version.txt')

const valueOf = (option) => process.argv.find((word) => word.startsWith(`--${option}=`))?.slice(option.length + 3)

const isUpdate = process.argv.includes('--update')
const namesFile = valueOf('names')
const since = valueOf('changed')
const words = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const isWhole = words.length === 0 && namesFile === undefined && since === undefined
process.env.STORIES_WORDS = words.join(' ')
process.env.STORIES_NAMES = namesFile === undefined ? '' : readFileSync(namesFile, 'utf8')
const env = {
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  STORYBOOK_DISABLE_TELEMETRY: '1',
  CHROMIUM_PATH: chromium,
}

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

function serve() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = path.join(
      builtStorybook,
      decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname),
    )
    const isThere = file.startsWith(builtStorybook) && existsSync(file)
    if (!isThere) {
      // A browser asks for a favicon by itself; a 404 would count as a complaint of the story.
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end()
      return
    }
    response.writeHead(200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      // The page is loaded anew for each file of stories; what carries a hash in its name comes from the browser's cache.
      'cache-control': pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    })
    response.end(readFileSync(file))
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve({ server, url: `http://127.0.0.1:${server.address().port}` }))
  })
}

function chromiumVersion() {
  const asked = spawnSync(chromium, ['--version'], { encoding: 'utf8' })
  const found = asked.stdout?.match(/\d+(\.\d+)+/)?.[0]
  if (found === undefined) throw new Error(`No Chromium at ${chromium}. Install it, or set CHROMIUM_PATH.`)
  return found
}

/** Pictures that no story takes any more. */
function orphans() {
  const taken = new Set(stories().flatMap((story) => picturesOf(story).map((name) => pictureFile(story, name))))
  return ['packages/ui/src', 'packages/web/src']
    .flatMap((folder) => filesIn(path.join(root, folder)))
    .filter((file) => file.includes('__screenshots__') && !taken.has(file))
}

/** Checks the stories that were chosen; answers how many passed, by name, and what failed. */
async function checkChosen() {
  if (chosenStories().length === 0) return { passed: 0, passedNames: [], failures: [] }
  const { server, url } = await serve()
  rmSync(resultFile, { force: true })
  const said = await check(url, rule)
  server.close()
  if (existsSync(resultFile)) return JSON.parse(readFileSync(resultFile, 'utf8'))
  console.error(said)
  throw new Error('The stories were not checked.')
}

/** Has Storybook's test runner check the stories of `.storybook/check/halves`; answers what it said. */
function check(url, rule) {
  const child = spawn('test-storybook', ['--url', url, '--no-index-json', '--maxWorkers', '2', '--ci'], {
    cwd: root,
    env: {
      ...env,
      FONTCONFIG_FILE: writeFontsConfig(reports),
      STORIES_PICTURES: rule,
      STORIES_RESULT: resultFile,
      // A failure names its story where `npm run storybook` shows it, and says all that the play function said.
      REFERENCE_URL: 'http://127.0.0.1:6006',
      DEBUG_PRINT_LIMIT: '100000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (data) => (said += data))
  child.stderr.on('data', (data) => (said += data))
  return new Promise((resolve) => child.on('close', () => resolve(stripVTControlCharacters(said))))
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const embedded = (file) => `data:image/webp;base64,${readFileSync(file).toString('base64')}`

function writePage(failures) {
  const sections = failures.map(({ name, message, id }) => {
    const shown = filesIn(pictures)
      .filter((file) => path.basename(file).startsWith(`${id}.`))
      .map(
        (file) =>
          `<figure><figcaption>${path.basename(file, '.webp')}</figcaption><img src="${embedded(file)}"></figure>`,
      )
    return `<section><h2>${escaped(name)}</h2><pre>${escaped(message)}</pre>${shown.join('')}</section>`
  })
  const style = `body{font:14px/22px system-ui;margin:24px;background:#f3f4f7}section{background:#fff;border:1px solid
    #ddd;border-radius:8px;padding:16px;margin:0 0 16px}h2{font-size:16px;margin:0}pre{white-space:pre-wrap;font-size:12px}
    figure{display:inline-block;margin:0 16px 16px 0;vertical-align:top}figcaption{font-size:12px;color:#555}
    img{max-width:100%;border:1px solid #ddd}`
  writeFileSync(
    path.join(reports, 'stories.html'),
    `<!doctype html><meta charset="utf-8"><title>Stories</title><style>${style}</style>
    <h1>${failures.length} failed</h1>${sections.join('')}`,
  )
}

// What a second try of a few draws stands beside what the first has drawn.
if (namesFile === undefined) rmSync(pictures, { recursive: true, force: true })
rmSync(path.join(reports, 'stories.html'), { force: true })
mkdirSync(pictures, { recursive: true })
const began = performance.now()
const version = chromiumVersion()
const recorded = readFileSync(versionFile, 'utf8').trim()
const rule = pictureRule({ recorded, found: version, isUpdate, isWhole })
if (rule === 'alike')
  console.warn(
    `WARNING: the pictures were taken with Chromium ${recorded}, this one is ${version}: they have to be alike, not equal. ` +
      'npm run visual:update takes all of them anew, once you have looked.',
  )
await buildStorybookWhenStale()
const builtIn = performance.now() - began
if (since !== undefined)
  process.env.STORIES_NAMES = env.STORIES_NAMES = JSON.stringify(
    reachedStories(chosenStories(), changedFiles(since)).map(testName),
  )
else if (chosenStories().length === 0)
  throw new Error(`No file of stories has one of these words in its path: ${words.join(', ')}`)
const checked = performance.now()
const { passed, passedNames, failures: failed } = await checkChosen()
const checkedIn = performance.now() - checked
if (isUpdate) writeFileSync(versionFile, `${version}\n`)
const ids = new Map(stories().map((story) => [testName(story), story.id]))
const failures = failed.map(({ name, message }) => ({ name, message, id: ids.get(name) ?? '' }))

if (isWhole) {
  const { code, said } = await publishStories()
  if (code !== 0) failures.push({ name: 'Chromatic, run dry', message: said, id: '' })
  for (const file of orphans()) {
    if (isUpdate) rmSync(file)
    else
      failures.push({
        name: path.relative(root, file),
        message: 'A picture without a story. --update removes it.',
        id: '',
      })
  }
}
const result = {
  passed,
  failed: failures.length,
  skipped: 0,
  passedNames,
  // What is no story cannot be tried alone.
  failures: failures.map(({ name, message }) => ({ name, message, ...(ids.has(name) ? { title: name } : {}) })),
  seconds: checkedIn / 1000,
}
writeFileSync(valueOf('report') ?? path.join(reports, 'stories.json'), `${JSON.stringify(result)}\n`)
for (const { name, message } of failures) console.error(`✗ ${name}\n${message.split('\n').slice(0, 14).join('\n')}\n`)
if (failures.length > 0) {
  writePage(failures)
  console.error('Expected, difference and actual: reports/stories.html')
}
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`
console.log(
  `stories: ${passed} passed, ${failures.length} failed ` +
    `(build ${seconds(builtIn)}, checks ${seconds(checkedIn)}: ${(checkedIn / 1000 / (passed + failures.length)).toFixed(2)} s a story)`,
)
process.exitCode = failures.length > 0 || (passed === 0 && since === undefined) ? 1 : 0
