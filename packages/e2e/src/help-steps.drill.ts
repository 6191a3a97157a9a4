import { expect, test } from '@playwright/test'
import { type HelpPage, helpPages, helpTitles } from '@icss/core/help/help-pages.ts'
import { helpTexts } from '@icss/core/help/help-texts.ts'
import { namedIn, wordsOnScreen } from '@icss/core/help/help-words.ts'
import { pathsOf } from '@icss/core/routes/path.ts'
import { routes, screens } from '@icss/core/routes/routes.ts'
import { type DemoClient, demoClient } from '../../server/src/demo/demo-client.ts'
import { fillTraining } from '../../server/src/demo/demo-training.ts'
import { HelpWalk } from './help-walk.ts'
import { isLeftOut, notFollowed } from './not-followed.ts'
import { openChannel } from './own-channel.ts'
import { address, logIn } from './product.ts'

const send = (url: string, init: RequestInit) => fetch(new URL(url, address()), init)

/** The first screen that leads to a guide by its question mark, of those that need no record. */
function screenOf(page: HelpPage): string {
  for (const { screen, path, variant: at } of Object.values(routes)) {
    const [plain = ''] = pathsOf(path)
    if (screens[screen].help === page && !plain.includes('$') && at !== 'commerce') return plain
  }
  return '/'
}

/** Changes the home screen's draft, so that something of it is to be published. */
async function changeHome(client: DemoClient, logoText: string): Promise<void> {
  const { parts } = await client.homeScreen.show()
  const body = { logo: '', logoText, logoMiniText: '' }
  await client.homeDrafts.logo({ query: { version: parts.logo.version }, body })
}

/** Two versions of the home screen, of which the earlier one can be had back. */
async function publishTwice(client: DemoClient): Promise<void> {
  for (const logoText of ['学院', '企业学院']) {
    await changeHome(client, logoText)
    await client.homeScreen.publish({ body: { revision: (await client.homeScreen.show()).revision } })
  }
}

test('each step of the guides stands on the screens of a training channel', async ({ page }) => {
  const { account } = await openChannel(page, '755981')
  const client = await demoClient(send, account)
  await fillTraining(client, Date.now())
  await publishTwice(client)
  await logIn(page, account)

  const walk = new HelpWalk(page)
  const lost: string[] = []
  for (const { name } of helpPages) {
    if (typeof notFollowed[name] === 'string') continue
    await test.step(name, async () => {
      const names = helpTexts[name].sections.flatMap(({ steps }) => steps.flatMap(namedIn))
      if (names.includes('homeSettings.publish')) await changeHome(client, helpTitles[name].zh)
      await walk.begin(screenOf(name))
      for (const named of names)
        if (!isLeftOut(name, named) && !(await walk.follow(named)))
          lost.push(`${name}: ${wordsOnScreen(named)} (${named})`)
    })
  }
  expect(lost).toEqual([])
})
