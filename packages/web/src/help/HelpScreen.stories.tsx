import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import type { HelpPage } from '@icss/core/help/help-pages.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { chamberFixture, sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import { ScreenStage } from '../story/ScreenStage.tsx'
import { stubClient } from '../story/stub-client.ts'
import HelpScreen from './HelpScreen.tsx'

const meta = { title: 'Screens/Help', tags: ['screen'], parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

const client = stubClient({
  receivedNotices: { list: () => Promise.resolve({ items: [], total: 0, unread: 0 }) },
})

const page = (name: HelpPage, session = sessionFixture()): StoryObj => ({
  render: function Screen(_, { globals }) {
    return (
      <ScreenStage
        language={globals['language'] as Language}
        path={`/explain/${name}`}
        client={client}
        session={session}
      >
        <HelpScreen />
      </ScreenStage>
    )
  },
})

export const Page = page('managementcourse')

/** With messages and questions. */
export const WithMessages = page('luckDraw')

/** What a training channel has not. */
export const OfAChamber = page('resourceDemandOperatingExplain', chamberFixture())

/** Of what is looked for there is nothing. */
export const NothingFound: StoryObj = {
  ...page('functionoverview'),
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole('searchbox'), '没有这样的词')
    await within(canvasElement).findByText(/没有找到|No guide/)
  },
}
