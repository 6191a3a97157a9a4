import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { LinkedKind } from '@icss/core/public-links/linked-kinds.ts'
import type { ListedLink } from '@icss/core/public-links/public-links.contract.ts'
import { chamberFixture, onlyFlags, sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import PublicLinksScreen from './PublicLinksScreen.tsx'

const meta = {
  title: 'Screens/Public links',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj

const linkTo = (kind: LinkedKind, name: string, day: number, more: Partial<ListedLink> = {}): ListedLink => ({
  kind,
  id: `0199aa00-0000-7000-8000-0000000000${String(day).padStart(2, '0')}`,
  name,
  url: `https://icss.example.com/p/q5IJUo${String(day).padStart(2, '0')}aB3dE6gH9kLmN0`,
  createdAt: `2026-11-${String(day).padStart(2, '0')}T02:30:00.000Z`,
  forwardedUntil: null,
  ...more,
})

const links = [
  linkTo('printedSignIn', '2026 年会员大会暨颁奖典礼', 23),
  linkTo('company', '深圳市亿尚智能装备股份有限公司', 21, { forwardedUntil: '2026-12-21T02:30:00.000Z' }),
  linkTo('news', '走访南山科技园', 18),
  linkTo('notice', '国庆期间值班安排', 16, { url: null }),
  linkTo('chamber', '深圳市电子商会', 12),
  linkTo('join', '深圳市电子商会', 11),
]

const screen = (items: readonly ListedLink[], session = chamberFixture()) =>
  storyScreen('/publicLinksCommerce', <PublicLinksScreen />, {
    session,
    answers: {
      publicLinks: { list: () => Promise.resolve({ items: [...items], total: items.length }) },
      companies: { showLink: () => Promise.resolve({ link: items[1] ?? null }) },
      notices: { showLink: () => Promise.resolve({ link: items[3] ?? null }) },
    },
  })

export const List: Story = { render: screen(links) }

export const Empty: Story = {
  render: screen([], sessionFixture({ channel: { flags: onlyFlags('uploadCourse') } })),
}

const manage =
  (name: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(await dialog.findByRole('button', { name: /^(更换|Renew)$/ })).toBeVisible()
  }

/** The code of a link, to be saved for chats and print. */
export const Managed: Story = { render: screen(links), play: manage(/^(管理链接|Manage the link) 深圳市亿尚/) }

/** The key that a link was kept with is gone: it leads on, and is renewed to be seen again. */
export const Lost: Story = { render: screen(links), play: manage(/^(管理链接|Manage the link) 国庆/) }
