import type { Page } from 'playwright'
import { asTheStory, type Conditions } from '../../packages/web/src/story/conditions.ts'
import type { Story } from './built-stories.ts'
import type { Stage } from './stage.ts'

/** A condition of the toolbar, such as `data:none`. */
type Condition = { [About in keyof Conditions]: `${About}:${Exclude<Conditions[About], 'story'>}` }[keyof Conditions]

/** What is to be seen under a condition, in English, after the act if there is one. A mouse would stay over the next story. */
type Outcome = {
  seen: RegExp
  gone?: RegExp
  act?: (page: Page) => Promise<void>
}

type Outcomes = { readonly [Name in Condition]?: Outcome }

const answers = {
  'server:failing': { seen: /The server failed/ },
  'server:offline': { seen: /Data request error/ },
  'server:sessionOver': { seen: /The session has expired/ },
} satisfies Outcomes

/** A list shows every condition; an administrator sees more where the story has none. */
const list: Required<Omit<Outcomes, 'who:administrator'>> = {
  ...answers,
  'data:none': { seen: /No tutors yet/ },
  'data:page': { seen: /20 tutors/ },
  'data:many': { seen: /100,000 tutors/ },
  'server:slow': { seen: /New tutor/, gone: /陈思远/ },
  'server:changed': {
    seen: /Someone else has changed it/,
    act: (page) => page.getByRole('button', { name: 'Take offline 陈思远' }).press('Enter'),
  },
  'who:noFlags': { seen: /4 tutors/, gone: /New tutor/ },
  'who:supportVisit': { seen: /Support visit/, gone: /New tutor/ },
}

const screens: Readonly<Record<string, Outcomes>> = {
  'screens-tutors--list': list,
  'screens-tutors--list-to-read': { 'who:administrator': { seen: /New tutor/ } },
  'screens-companyedit--existing': {
    ...answers,
    'server:slow': { seen: /Edit company/, gone: /Save/ },
    'server:changed': {
      seen: /深圳市亿尚智能装备有限公司 2/,
      act: async (page) => {
        await page.getByRole('textbox', { name: /^Company name/ }).fill('前海智能')
        await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
      },
    },
    'who:noFlags': { seen: /cannot open the screen/ },
  },
  'screens-company--whole': {
    ...answers,
    'server:slow': { seen: /Member companies/, gone: /深圳市亿尚/ },
    'who:noFlags': { seen: /cannot open the screen/ },
    'who:supportVisit': { seen: /Support visit/, gone: /Edit company/ },
  },
  'screens-home--week': {
    ...answers,
    'server:slow': { seen: /Home/, gone: /训练营/ },
    'who:noFlags': { seen: /训练营/, gone: /New/ },
    'who:supportVisit': { seen: /Support visit/ },
  },
}

/** Of some screens, drawn in English: fails with each condition of the toolbar from which not follows what should. */
export async function checkConditions(stage: Stage, { id, title }: Story) {
  const outcomes = Object.entries(screens[id] ?? {})
  if (outcomes.length === 0) return
  const { page } = stage
  const without: string[] = []
  await stage.set(asTheStory)
  for (const [condition, { seen, gone, act }] of outcomes) {
    const wanted = { seen: seen.source, gone: gone?.source }
    await stage.settle()
    if (await page.evaluate(isSeen, wanted)) without.push(`${condition}: seen without it`)
    const [about = '', value = ''] = condition.split(':')
    await page.evaluate<Wait, Wait>(waitOtherwise, longWaits[condition] ?? 'as long as said')
    await stage.set({ [about]: value })
    await stage.settle()
    await act?.(page)
    const there = page.waitForFunction(isSeen, wanted, { timeout: 60_000 })
    await there.catch(() => without.push(`${condition}: not seen`))
    await page.evaluate<Wait, Wait>(waitOtherwise, 'as long as said')
    await stage.set(asTheStory)
  }
  if (without.length > 0) throw new Error(`Conditions of ${title} without effect:\n${without.join('\n')}`)
}

/** Runs in the page. */
function isSeen({ seen, gone }: { seen: string; gone: string | undefined }): boolean {
  const words = document.body.innerText
  return new RegExp(seen).test(words) && !(gone !== undefined && new RegExp(gone).test(words))
}

type Wait = 'for ever' | 'not at all' | 'as long as said'

/** An answer that is slow is never there, and a call that is tried again is tried at once: nothing depends on time. */
const longWaits: Readonly<Record<string, Wait>> = { 'server:slow': 'for ever', 'server:offline': 'not at all' }

/** Runs in the page: how long timers of a second and more take from now on. */
function waitOtherwise(how: Wait): Wait {
  const own = (globalThis.ownTimeout ??= globalThis.setTimeout)
  const others = {
    'for ever': (act: () => void, time = 0) => (time < 1000 ? own(act, time) : 0),
    'not at all': (act: () => void, time = 0) => own(act, time < 1000 ? time : 0),
    'as long as said': own,
  }
  globalThis.setTimeout = others[how] as typeof setTimeout
  return how
}

declare global {
  /** The browser's own, while another stands in its place. */
  var ownTimeout: typeof setTimeout | undefined
}
