import type { Page } from 'playwright'
import type { Story } from './built-stories.ts'
import type { Stage } from './stage.ts'

/** A control and what it is set to; of several numbers one is enough. */
type Offered = { name: string; values: unknown[][] }

declare global {
  /** What the page looked like before a control was changed. */
  var lookBefore: string | undefined
}

/** Fails with each control of a playground that changes nothing: every option, the other answer, other words, another number. */
export async function checkControls(stage: Stage, { id, title }: Story) {
  const { page } = stage
  const dead: string[] = []
  const offered = await page.evaluate(controlsOf, id)
  for (const { name, values } of offered)
    for (const alike of values) {
      let isAlive = false
      for (const value of alike) isAlive ||= await changes(stage, id, name, value)
      if (!isAlive) dead.push(`${name}: ${alike.map((value) => JSON.stringify(value)).join(' or ')}`)
    }
  if (dead.length > 0)
    throw new Error(
      `Controls of ${title} that change nothing; let the playground show what they do, or leave them out by \`without\`:\n` +
        dead.join('\n'),
    )
}

/** Whether another value of an arg changes what stands there; afterwards it is as before. */
async function changes(stage: Stage, id: string, name: string, value: unknown): Promise<boolean> {
  const { page } = stage
  await page.evaluate(look, { isKept: true })
  await stage.setArg(id, name, value)
  let isAnother = await hasChanged(page)
  if (!isAnother) {
    await stage.settle()
    isAnother = await hasChanged(page)
  }
  await stage.resetArg(id, name)
  // What came with it may still be about to go.
  if (await hasChanged(page)) await stage.settle()
  return isAnother
}

const hasChanged = (page: Page) => page.evaluate(look, { isKept: false })

/** Fails with the controls of a playground, drawn in English, that still hold other words. */
export async function checkWords({ page }: Stage, { id, title }: Story) {
  const others = await page.evaluate(otherWords, id)
  if (others.length > 0) throw new Error(`Words of ${title} that do not follow the language: ${others.join(', ')}`)
}

/** Runs in the page. */
async function otherWords(storyId: string): Promise<string[]> {
  const { storyStoreValue } = globalThis.__STORYBOOK_PREVIEW__
  const { parameters } = await storyStoreValue.loadStory({ storyId })
  const args = storyStoreValue.args.get(storyId)
  const wanted = Object.entries(parameters.playground?.english ?? {})
  return wanted.filter(([name, word]) => typeof word === 'string' && args[name] !== word).map(([name]) => name)
}

/** Runs in the page: the controls that are offered, each with other values than it has. */
async function controlsOf(storyId: string): Promise<Offered[]> {
  const { storyStoreValue } = globalThis.__STORYBOOK_PREVIEW__
  const { argTypes } = await storyStoreValue.loadStory({ storyId })
  const args = storyStoreValue.args.get(storyId)
  return Object.entries(argTypes).flatMap(([name, { control, options }]): Offered[] => {
    if (!control) return []
    const now = args[name]
    if (options !== undefined)
      return [{ name, values: options.filter((option) => option !== now).map((option) => [option]) }]
    if (control.type === 'boolean') return [{ name, values: [[now !== true]] }]
    if (control.type === 'number') return [{ name, values: [typeof now === 'number' ? [now + 1, 0] : [1]] }]
    return [{ name, values: [[typeof now === 'string' ? `甲${now}` : '甲']] }]
  })
}

/** Runs in the page: keeps what stands there, or answers whether it is another. Names that React makes up do not count. */
function look({ isKept }: { isKept: boolean }): boolean {
  const drawn = Array.from(document.querySelectorAll('body > :not(script, [class*="sb-"])'), (one) => one.outerHTML)
  const copy = drawn.join('\n').replaceAll(/react-aria[-:\w«»]*|_r_\w+_/g, '')
  const fields = Array.from(document.querySelectorAll<HTMLInputElement>('input,textarea'), (field) =>
    [field.value, field.checked, field.indeterminate].join(),
  )
  const now = [copy, ...fields].join('\n')
  if (!isKept) return now !== globalThis.lookBefore
  globalThis.lookBefore = now
  return false
}
