import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Language } from '@icss/core/copy/language.ts'
import { sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import { ScreenStage } from '../story/ScreenStage.tsx'
import { stubClient } from '../story/stub-client.ts'
import HelpScreen from './HelpScreen.tsx'

const meta = { title: 'Screens/Help', tags: ['screen'], parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

const client = stubClient({
  receivedNotices: { list: () => Promise.resolve({ items: [], total: 0, unread: 0 }) },
})

export const Page: StoryObj = {
  render: function Screen(_, { globals }) {
    return (
      <ScreenStage
        language={globals['language'] as Language}
        path="/explain/managementcourse"
        client={client}
        session={sessionFixture()}
      >
        <HelpScreen />
      </ScreenStage>
    )
  },
}
