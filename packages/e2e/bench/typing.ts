import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { atMost, type Measure, quantile } from './measure.ts'
import type { Bench } from './open-bench.ts'
import { opened } from './opened.ts'
import { sized } from './sized.ts'

/** Of so many keys one hiccup of the machine does not decide. */
const least = sized(72, 1)
/** As on a phone. */
const slowdown = sized(4, 1)
/** Whether each place has a page of its own, whose code is as cold as a person's. */
const isFresh = sized(1, 0) === 1

const words = [...'shenzhen zhineng 2026 co'].map((sign) => (sign === ' ' ? 'Space' : sign))
const number = [...'202611211430202611211430']
const time = [...'1430']
const day = [...'20261121']
/** Narrows 10,000 options down and widens them again. */
const thereAndBack = Array.from({ length: 3 }, () => [...'1234', ...Array<string>(4).fill('Backspace')]).flat()

/** Somewhere a person types: in `story`, into the first of `field`, where `opened` by a key on something else. */
type Typed = {
  title: string
  story: string
  field?: string
  keys?: readonly string[]
  opened?: readonly [string, string]
}

const segment = '[role=spinbutton]'
const page = '[role=textbox][contenteditable=true]'
const inDialog = '[role=dialog] input[type=text]'

/** Each piece that takes words, and the forms, lists and searches of the product. */
const places: readonly Typed[] = [
  { title: 'Fields/TextField', story: 'fields-textfield--counted' },
  { title: 'Fields/PlainTextField', story: 'fields-plaintextfield--states' },
  { title: 'Fields/TextArea', story: 'fields-textarea--states', field: 'textarea' },
  { title: 'Fields/TextArea, counted and wrong', story: 'fields-textarea--states', field: '[aria-invalid=true]' },
  { title: 'Fields/NumberField', story: 'fields-numberfield--states', keys: number },
  { title: 'Fields/PasswordField', story: 'fields-passwordfield--states' },
  { title: 'Fields/SearchField', story: 'fields-searchfield--escape-clears' },
  { title: 'Fields/TagField', story: 'fields-tagfield--keyboard' },
  { title: 'Fields/ComboBox', story: 'fields-combobox--picks-by-keyboard' },
  { title: 'Fields/ComboBox of 10,000', story: 'fields-combobox--ten-thousand', keys: thereAndBack },
  {
    title: 'Fields/DateField',
    story: 'fields-datefield--typed-and-opened',
    field: segment,
    keys: day,
    opened: ['[role=dialog] [role=gridcell] [tabindex="0"]', 'Escape'],
  },
  {
    title: 'Fields/DateRangeField',
    story: 'fields-daterangefield--typed-and-picked-by-keyboard',
    field: segment,
    keys: [...day, ...day],
  },
  {
    title: 'Fields/DateTimeField',
    story: 'fields-datetimefield--typed-by-keyboard',
    field: segment,
    keys: [...day, ...time],
  },
  { title: 'Fields/TimeField', story: 'fields-timefield--typed-by-keyboard', field: segment, keys: time },
  { title: 'Fields/RichText', story: 'fields-richtext--written-by-keyboard', field: page },
  { title: 'Fields/Form', story: 'fields-form--fresh' },
  { title: 'Data/FilterBar', story: 'data-filterbar--filled-by-keyboard' },
  {
    title: 'Data/Tree',
    story: 'data-tree--by-keyboard',
    field: '[role=treegrid] input',
    opened: ['[role=treegrid] [role=row]', 'F2'],
  },
  { title: 'Overlays/CommandPalette', story: 'overlays-commandpalette--open' },
  { title: 'Overlays/ConfirmDialog', story: 'overlays-confirmdialog--many-things', keys: number },
  { title: 'Overlays/Dialog', story: 'overlays-dialog--with-form', field: inDialog },
  { title: 'the login', story: 'screens-login--idle' },
  { title: 'the code of a login', story: 'screens-login--asking-for-code', keys: number },
  { title: 'the change of a password', story: 'screens-password--strict' },
  { title: 'the search of companies', story: 'screens-companylist--filled' },
  { title: 'the search of sub-channels', story: 'screens-sub-channel-permissions--list' },
  { title: 'the search of everything', story: 'screens-find--records' },
  { title: 'the company form', story: 'screens-companyedit--existing' },
  { title: 'the industry in the company form', story: 'screens-companyedit--existing', field: '[role=combobox]' },
  { title: 'the course form', story: 'screens-courses--open-to-a-group' },
  { title: 'the live form', story: 'screens-lives--new-is-refused-empty' },
  { title: 'the notice form', story: 'screens-notices--days-move-the-end' },
  { title: 'the body of the notice form', story: 'screens-notices--days-move-the-end', field: page },
  { title: 'the chapter dialog', story: 'screens-chapters--new-lesson', field: inDialog },
]

const typable = `input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=range]), textarea, ${page}, ${segment}`

/** One of Storybook's index. */
type Story = { id: string; type: string; title: string }

/** (k) A key in each place where a person types, in the built Storybook. */
export async function measureTyping({ root, browser }: Bench): Promise<Measure[]> {
  const built = join(root, 'storybook-static')
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as { entries: Record<string, Story> }
  return opened(built, await browser(), async (page, url) => {
    // Storybook's highlighter asks for the style of every element whenever a child comes or goes, which a key's first
    // “not saved” does; no page of the product has it.
    await page.addInitScript(() => {
      globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true
    })
    await checkPlaces(page, url, Object.values(entries))
    const measures: Measure[] = []
    for (const place of places) {
      const took = await typingIn(page, url, place)
      measures.push(atMost(`(k) a key in ${place.title}, p95 at 4× throttle`, took, 'ms', 50))
    }
    return measures
  })
}

/** Fails where a field of the kit takes words and is not measured, or a place is no more. */
async function checkPlaces(shown: Page, url: string, entries: readonly Story[]) {
  for (const { title, story } of places)
    if (!entries.some(({ id }) => id === story)) throw new Error(`No story ${story} to measure ${title}.`)
  const titles = Map.groupBy(
    entries.filter(({ type, title }) => type === 'story' && title.startsWith('Fields/')),
    ({ title }) => title,
  )
  for (const [title, [story]] of titles) {
    if (story === undefined || places.some((place) => place.title === title)) continue
    await show(shown, url, story.id)
    if ((await shown.locator(typable).filter({ visible: true }).count()) > 0)
      throw new Error(`${title} takes words; say in typing.ts how it is typed into.`)
  }
}

/** Draws a story and lets it play to its end: on a page of its own, or in the short form beside those before it. */
async function show(shown: Page, url: string, story: string) {
  if (isFresh || !shown.url().startsWith(url)) await shown.goto(new URL('iframe.html', url).toString())
  await shown.evaluate(drawStory, story)
}

/** Runs in the page. */
async function drawStory(storyId: string): Promise<void> {
  const preview = globalThis.__STORYBOOK_PREVIEW__
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  await preview.storeInitializationPromise
  const drawn = new Promise<void>((done, failed) => {
    channel.once('storyFinished', () => done())
    for (const event of ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException'])
      channel.once(event, () => failed(new Error(`${storyId}: ${event}`)))
  })
  // What is chosen already would be left as it is.
  channel.emit(preview.currentRender?.id === storyId ? 'forceRemount' : 'setCurrentStory', {
    storyId,
    viewMode: 'story',
  })
  await drawn
}

/** Milliseconds from a key to the paint after what it did, the slowest but for one in twenty. */
async function typingIn(shown: Page, url: string, { story, field = typable, keys = words, opened }: Typed) {
  await show(shown, url, story)
  if (opened !== undefined) await shown.locator(opened[0]).first().press(opened[1])
  const place = shown.locator(field).filter({ visible: true }).first()
  const session = await shown.context().newCDPSession(shown)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await shown.evaluate(watchKeys, typable)
  for (let pass = 0; pass * keys.length < least; pass += 1) {
    await shown.evaluate(() => globalThis.typing.begin({ isKey: false }))
    await place.focus()
    await shown.keyboard.press('Control+a')
    for (const key of keys.slice(0, sized(keys.length, 2))) {
      await shown.evaluate(() => globalThis.typing.begin({ isKey: true }))
      await shown.keyboard.press(key)
    }
  }
  const took = await shown.evaluate(() => globalThis.typing.took())
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return quantile(took, 0.95)
}

/** Runs in the page. */
function watchKeys(fields: string) {
  // What takes less is not reported.
  const shortest = 16
  const events = new Set(['keydown', 'keypress', 'beforeinput', 'input'])
  const slow: PerformanceEntry[] = []
  const note = (entries: PerformanceEntryList) => slow.push(...entries.filter(({ name }) => events.has(name)))
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit)
  const spans: { from: number; isKey: boolean }[] = []
  const begin = async ({ isKey }: { isKey: boolean }) => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    const at = document.activeElement
    if (isKey && at?.matches(fields) !== true) throw new Error(`${location.href}: keys go to ${at?.outerHTML}`)
    spans.push({ from: performance.now(), isKey })
  }
  globalThis.typing = {
    begin,
    async took() {
      // Some are reported a frame late.
      for (let frame = 0; frame < 3; frame += 1) await begin({ isKey: false })
      note(observer.takeRecords())
      return spans.flatMap(({ from, isKey }, at) => {
        if (!isKey) return []
        const to = spans[at + 1]?.from ?? Infinity
        const own = slow.filter(({ startTime }) => startTime >= from && startTime < to)
        // A key is several events; the slowest of them is what one waits for.
        return [Math.max(shortest, ...own.map(({ duration }) => duration))]
      })
    },
  }
}

declare global {
  /** In the page: what is known of the keys that came. */
  var typing: { begin: (what: { isKey: boolean }) => Promise<void>; took: () => Promise<number[]> }
  /** Storybook's own. */
  var __STORYBOOK_PREVIEW__: { storeInitializationPromise: Promise<void>; currentRender?: { id: string } }
  var __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, heard: () => void) => void
    emit: (event: string, data: object) => void
  }
  /** With it true its highlighter does not start. */
  var __STORYBOOK_HIGHLIGHT_INITIALIZED: boolean | undefined
}
