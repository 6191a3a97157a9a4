import { type Browser, expect, type Page, test } from '@playwright/test'
import { localeOf } from '@icss/core/copy/language.ts'
import { flags } from '@icss/core/permissions/flags.ts'
import { routeAt } from '@icss/core/routes/path.ts'
import { routes, screens } from '@icss/core/routes/routes.ts'
import { allPaths, type Opening, pathsOfTable } from '@icss/core/routes/who-opens.fixture.ts'
import { firstLogin, openChannel } from './own-channel.ts'
import { address, api, demoAccount, logIn } from './product.ts'

const all = flags.map((_, id) => id)
const training: Opening = {
  organisation: 'channel',
  tier: 1,
  flags: all,
  isAdmin: true,
  business: false,
  inRooms: false,
}

/**
 * Two paths of one screen are never next to each other, so that the title tells that one came after the other. Which table
 * is imported decides who may, beside the path: that is not walked, nor where everybody is at home.
 */
const walked = [...allPaths]
  .filter((path) => path !== '/' && !path.startsWith('/import'))
  .toSorted((a, b) => a.split('/').length - b.split('/').length)

/** Where a path that is closed leads. */
const homes = ['#/', '#/InformationManagementCommerce']

const titleAt = (path: string, language: 'zh' | 'en'): string => {
  const found = routeAt(path)
  return found ? screens[routes[found.name].screen].title[language] : ''
}

/** Types each path into the address bar, without loading the page anew, and tells which of them stay and show their screen. */
async function openedIn(page: Page, language: 'zh' | 'en', paths: readonly string[]): Promise<string[]> {
  const opened: string[] = []
  for (const path of paths) {
    await page.evaluate((hash) => (location.hash = hash), path)
    const seen = await page.waitForFunction(
      ({ hash, title, closed }) => {
        // Without what may be left out a screen may lead to its list.
        if (location.hash !== hash) return closed.includes(location.hash) ? 'closed' : 'open'
        return document.title.startsWith(`${title} ·`) && 'open'
      },
      { hash: `#${path}`, title: titleAt(path, language), closed: homes },
      { polling: 'raf', timeout: 60_000 },
    )
    if ((await seen.jsonValue()) === 'open') opened.push(path)
  }
  return opened
}

/** In Chinese all of it; in English what is closed there, and what stands beside it. Core's own test holds the rest. */
const walkedIn = {
  zh: walked,
  en: walked.filter((path) => path.split('/').length === 2 || path.startsWith('/explain/')),
} as const

async function expectTable(
  { page, browser }: { page: Page; browser: Browser },
  who: Opening,
  languages: readonly ('zh' | 'en')[] = ['zh'],
): Promise<void> {
  for (const language of languages) {
    const locale = localeOf[language]
    const context = await browser.newContext({ locale, storageState: await page.context().storageState() })
    const own = await context.newPage()
    const thrown: string[] = []
    own.on('pageerror', ({ message }) => thrown.push(message))
    own.on('console', (said) => {
      if (said.type() === 'error' && said.text().includes('Error')) thrown.push(said.text())
    })
    await own.goto(address('#/tutor'))
    await expect(own).toHaveTitle(new RegExp(`^${titleAt('/tutor', language)}`))
    const opened = pathsOfTable(who, language)
    const paths = walkedIn[language]
    expect(await openedIn(own, language, paths)).toEqual(paths.filter((path) => opened.has(path)))
    expect(thrown).toEqual([])
    await context.close()
  }
}

test('the administrator of a main channel opens what the table says', async ({ page, browser }) => {
  await logIn(page, demoAccount('channel-admin'))
  await expectTable({ page, browser }, training, ['zh', 'en'])
})

test('a sub-channel opens what its permissions say', async ({ page, browser }) => {
  await logIn(page, demoAccount('channel-admin', 1))
  const { channel } = (await api(page, 'GET', '/api/v1/session')) as { channel: { flags: boolean[] } }
  const held = all.filter((id) => channel.flags[id] === true)
  expect(held.length).toBeLessThan(all.length)
  await expectTable({ page, browser }, { ...training, tier: 2, flags: held })
})

test('an account with a single permission opens its screens and no others', async ({ page, browser }) => {
  await openChannel(page, '755971')
  const { account: _, initialPassword } = (await api(page, 'POST', '/api/v1/accounts', {
    number: '755972',
    name: '通知员',
    ownFlags: flags.map((flag) => flag === 'publishNotice'),
    templateId: '',
    phone: '',
    remark: '',
  })) as { account: unknown; initialPassword: string }
  await firstLogin(page, '755972', initialPassword)
  await expectTable({ page, browser }, { ...training, flags: [3], isAdmin: false })
})

test('in conference-room mode what names courses is closed', async ({ page, browser }) => {
  await openChannel(page, '755973', { membershipCode: 'WM1001' })
  await expectTable({ page, browser }, { ...training, inRooms: true })
})

test('the administrator of a chamber opens what the table says', async ({ page, browser }) => {
  await logIn(page, demoAccount('chamber-admin'))
  await expectTable({ page, browser }, { ...training, organisation: 'chamber' }, ['zh', 'en'])
})
