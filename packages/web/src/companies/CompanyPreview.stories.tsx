import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { chamberFixture } from '@icss/core/sessions/session.fixture.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import { storyCompanies } from './companies.records.fixture.ts'
import CompanyPreviewScreen from './CompanyPreviewScreen.tsx'

const meta = {
  title: 'Screens/CompanyPreview',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj

const session = chamberFixture()
const id = storyCompanies[0]?.id ?? ''

/** Its page itself needs a server: a journey looks at it. */
export const NotPublic: Story = {
  render: storyScreen(`/companyPreview/${id}`, <CompanyPreviewScreen params={{ id }} />, { session }),
  play: async ({ canvasElement }) => void (await within(canvasElement).findAllByText(/^(未公开|Not public)$/)),
}

/** Chamber business alone opens no public page. */
export const OfAnAccount: Story = {
  render: storyScreen(`/companyPreview/${id}`, <CompanyPreviewScreen params={{ id }} />, {
    session: { ...session, account: { ...session.account, role: 'channel-account' } },
  }),
}
