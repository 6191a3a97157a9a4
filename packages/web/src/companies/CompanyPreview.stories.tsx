import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
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

/** Its key is gone: it is open, which is not said to be otherwise. */
export const KeyLost: Story = {
  render: storyScreen(`/companyPreview/${id}`, <CompanyPreviewScreen params={{ id }} />, {
    session,
    answers: {
      companies: {
        showLink: () =>
          Promise.resolve({ link: { url: null, createdAt: '2026-11-18T02:30:00.000Z', forwardedUntil: null } }),
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findAllByText(/^(已公开，|Public; )/)).toHaveLength(2)
    await expect(canvas.queryByText(/^(未公开|Not public)$/)).toBeNull()
  },
}

/** Chamber business alone opens no public page. */
export const OfAnAccount: Story = {
  render: storyScreen(`/companyPreview/${id}`, <CompanyPreviewScreen params={{ id }} />, {
    session: { ...session, account: { ...session.account, role: 'channel-account' } },
  }),
}
