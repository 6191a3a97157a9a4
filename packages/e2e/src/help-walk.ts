import type { Locator, Page } from '@playwright/test'
import { wordsOnScreen } from '@icss/core/help/help-words.ts'
import { type Screen, screens } from '@icss/core/routes/routes.ts'
import { address } from './product.ts'

/** Something of a screen as a reader hears it: its role with its name, or words that stand there. */
interface Heard {
  readonly role: string
  readonly name: string
}

const pressed = new Set([
  'button',
  'link',
  'tab',
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
  'option',
  'treeitem',
])
const switched = new Set(['radio', 'checkbox', 'switch'])
type Role = Parameters<Page['getByRole']>[0]

const literally = (words: string) => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** A part of a page as a reader hears it, line by line. */
async function heardIn(part: Locator): Promise<readonly Heard[]> {
  const lines = (await part.ariaSnapshot()).split('\n')
  return lines.flatMap((line): Heard[] => {
    const said = line
      .trim()
      .replace(/^- /, '')
      .replace(/^'(.*)'(:?)$/, '$1$2')
      .replaceAll("''", "'")
    const [, role = '', name, words = ''] =
      /^([a-z]+)(?: "((?:[^"\\]|\\.)*)")?(?: \[[^\]]*\])*(?::\s*(.*))?$/.exec(said) ?? []
    if (role === '') return []
    return [
      ...(name === undefined ? [] : [{ role, name: name.replaceAll(/\\(.)/g, '$1') }]),
      ...(words === '' ? [] : [{ role: 'text', name: words.replaceAll(/^"|"$/g, '') }]),
    ]
  })
}

/** How many things that open are looked behind in one place. */
const most = 16

const giveUpAfter = 4000

/** What bears the words: by that name alone, by that name and the record's beside it, or among other words. */
function bearer(heard: readonly Heard[], words: string): Heard | undefined {
  const isActive = ({ role }: Heard) => pressed.has(role) || switched.has(role)
  const ofRecord = new RegExp(`^${literally(words)}[ “]|[ ”].?${literally(words)}$`)
  const among = new RegExp(String.raw`(^|[\s“])${literally(words)}($|[\s”：，。（*])`)
  return (
    heard.find((one) => isActive(one) && one.name === words) ??
    heard.find((one) => isActive(one) && ofRecord.test(one.name)) ??
    heard.find(({ name }) => name === words) ??
    heard.find(({ name }) => among.test(name))
  )
}

/** Somebody who does what a guide says, finding things by the words that stand on them. */
export class HelpWalk {
  readonly #page: Page
  readonly #underWay = new Set<object>()
  /** Where this guide has led, the latest last. */
  #been: string[] = []
  /** What was heard of late. */
  #heard: Heard[] = []
  /** All that is heard at a place once everything there was opened, by its address, with its dialogs. */
  readonly #nothingMore = new Map<string, readonly Heard[]>()

  constructor(page: Page) {
    this.#page = page
    page.on('request', (request) => {
      if (['fetch', 'xhr', 'script', 'stylesheet', 'document'].includes(request.resourceType()))
        this.#underWay.add(request)
    })
    page.on('requestfinished', (request) => this.#underWay.delete(request))
    page.on('requestfailed', (request) => this.#underWay.delete(request))
    // Events go on coming.
    page.on('response', (response) => {
      if (response.headers()['content-type']?.startsWith('text/event-stream')) this.#underWay.delete(response.request())
    })
    page.on('dialog', (dialog) => void dialog.accept())
    page.context().on('page', (other) => void other.close())
  }

  /** Begins a guide at a path of the back office. */
  async begin(path: string): Promise<void> {
    this.#been = []
    this.#nothingMore.clear()
    await this.#go(address(`#${path}`))
  }

  /** Does what a guide names; false where it stands nowhere on the way. */
  async follow(name: string): Promise<boolean> {
    if (name.startsWith('@')) return this.#open(name.slice(1) as Screen)
    if (name.startsWith('#')) await this.#close()
    return this.#find(wordsOnScreen(name) ?? name)
  }

  /** By the menu, by what leads there from here, by the palette, or by what led somewhere before. */
  async #open(screen: Screen): Promise<boolean> {
    const title = screens[screen].title.zh
    const isOpen = async () => (await this.#page.title()).startsWith(`${title} ·`)
    if (await isOpen()) return true
    const menu = this.#page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: title, exact: true })
    await this.#close()
    if ((await menu.count()) > 0) await this.#press(menu.first(), 'Enter')
    else if (!(await this.#here(title)) || !(await isOpen())) {
      if (!(await this.#byPalette(title, isOpen))) await this.#find(title)
    }
    await this.#confirm()
    this.#note()
    return isOpen()
  }

  /** Of several that are called so, such as a screen and its guide, the one that is `wanted`. */
  async #byPalette(title: string, wanted: () => Promise<boolean>): Promise<boolean> {
    const named = this.#page.getByRole('option', { name: new RegExp(`^${literally(title)}( |$)`) })
    for (let at = 0; ; at += 1) {
      await this.#page.keyboard.press('Control+k')
      await this.#page.getByRole('dialog').getByRole('combobox').fill(title)
      // Screens are found at once, records as they come.
      await this.#isDrawn()
      if ((await named.count()) <= at) return !(await this.#close())
      await named.nth(at).click()
      this.#underWay.clear()
      await this.#settled()
      if (await wanted()) return true
    }
  }

  async #find(words: string): Promise<boolean> {
    if (await this.#look(words)) return true
    // What was done since may have brought what was not there.
    this.#nothingMore.clear()
    return this.#look(words)
  }

  async #look(words: string): Promise<boolean> {
    if ((await this.#here(words)) || (await this.#behindOpeners(words))) return true
    if ((await this.#close()) && ((await this.#here(words)) || (await this.#behindOpeners(words)))) return true
    for (const url of this.#been.toReversed()) {
      await this.#go(url)
      if ((await this.#here(words)) || (await this.#behindOpeners(words))) return true
    }
    for (const url of this.#been.toReversed()) if (await this.#inRecord(url, words)) return true
    return false
  }

  async #here(words: string): Promise<boolean> {
    // What a screen shows comes before the menu and the head around it.
    for (const part of [this.#page.getByRole('main'), this.#page.locator('body')]) {
      if ((await part.count()) === 0) continue
      const heard = await heardIn(part)
      this.#heard.push(...heard)
      const found = bearer(heard, words)
      if (!found) continue
      await this.#act(part, found)
      return true
    }
    return false
  }

  /** In a list that opens, a menu of more, another tab. */
  async #behindOpeners(words: string): Promise<boolean> {
    const place = `${this.#page.url()} ${await this.#page.getByRole('dialog').count()}`
    const known = this.#nothingMore.get(place)
    if (known && !bearer(known, words)) return false
    this.#heard = []
    const around = this.#page.getByRole('dialog').or(this.#page.getByRole('main')).first()
    // One row may what the next one may, unless it is in another state. Tabs come last: they take away what is open.
    const closed = around.locator('[aria-haspopup]:not([aria-expanded=true], tr:nth-child(n + 5) *)')
    const tabs = around.locator('[role=tab][aria-selected=false]')
    const openers = [...(await closed.elementHandles()), ...(await tabs.elementHandles())]
    for (const opener of openers.slice(0, most)) {
      if (!(await opener.isVisible())) continue
      await opener.press('Enter')
      await this.#settled()
      if (await this.#here(words)) return true
      // What was there may have gone with what opened.
      if ((await opener.isVisible()) && (await opener.getAttribute('aria-haspopup')) !== null)
        await this.#page.keyboard.press('Escape')
    }
    this.#nothingMore.set(place, this.#heard)
    return false
  }

  /** Where the first records of a list lead: each to its own screen, and the first one to others about it. */
  async #inRecord(list: string, words: string): Promise<boolean> {
    await this.#go(list)
    const paths = await this.#page.getByRole('main').evaluate((main, rows) => {
      const linked = [...main.querySelectorAll('tr')]
        .map((row) => [...row.querySelectorAll('a')].map(({ href }) => href))
        .filter((links) => links.length > 0)
      return [...linked.slice(0, 1), ...linked.slice(1, rows).map((links) => links.slice(0, 1))].flat()
    }, 5)
    for (const path of new Set(paths)) {
      if (!path.startsWith(address())) continue
      await this.#go(path)
      if ((await this.#here(words)) || (await this.#behindOpeners(words))) return true
    }
    this.#been = this.#been.filter((one) => !paths.includes(one))
    return false
  }

  async #act(part: Locator, { role, name }: Heard): Promise<void> {
    if (!pressed.has(role) && !switched.has(role)) return
    const found = part.getByRole(role as Role, { name, exact: true }).first()
    if (!(await found.isEnabled())) return
    await this.#press(found, switched.has(role) ? 'Space' : 'Enter')
    await this.#confirm()
    this.#note()
  }

  async #press(what: Locator, key: 'Enter' | 'Space'): Promise<void> {
    await what.press(key)
    await this.#settled()
  }

  /** Answers a question as whoever follows the guide does; one that waits for what must be typed is left. */
  async #confirm(): Promise<void> {
    const question = this.#page.getByRole('alertdialog')
    if ((await question.count()) === 0) return
    const yes = question.getByRole('button').last()
    if (await yes.isEnabled()) await this.#press(yes, 'Enter')
    if ((await question.count()) > 0) await this.#page.keyboard.press('Escape')
  }

  /** Leaves dialogs; true if there was one. */
  async #close(): Promise<boolean> {
    const open = this.#page.getByRole('dialog').or(this.#page.getByRole('alertdialog'))
    let had = false
    for (let at = 0; at < 3 && (await open.count()) > 0; at += 1) {
      had = true
      await this.#page.keyboard.press('Escape')
      await this.#settled()
      await this.#confirm()
    }
    return had
  }

  async #go(url: string): Promise<void> {
    await this.#page.goto('about:blank')
    this.#underWay.clear()
    await this.#page.goto(url)
    await this.#settled()
    this.#note()
  }

  #note(): void {
    const url = this.#page.url()
    this.#been = [...this.#been.filter((one) => one !== url), url]
  }

  /** Until what was asked for has come and is drawn. */
  async #settled(): Promise<void> {
    const since = Date.now()
    for (let still = 0; still < 2;) {
      still = (await this.#isDrawn()) && this.#underWay.size === 0 ? still + 1 : 0
      // Of a request that a screen gave up on, the driver does not always tell.
      if (Date.now() - since > giveUpAfter) this.#underWay.clear()
    }
  }

  #isDrawn(): Promise<boolean> {
    return this.#page.evaluate(async () => {
      for (let at = 0; at < 2; at += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
      return document.querySelector('[role=status][aria-busy=true], [role=grid][aria-busy=true]') === null
    })
  }
}
