import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { emptyHome } from '@icss/core/home-settings/home-document.ts'
import type { HomeScreen } from '@icss/core/home-settings/home-settings.contract.ts'
import { sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import ApplicationsScreen from '../applications/ApplicationsScreen.tsx'
import type { ServerClient } from '../server/client.ts'
import { pictureOf } from '../story/training.ts'
import { forever } from '../story/stub-client.ts'
import { storyScreen, type StoryScreen } from '../story/storyScreen.tsx'
import {
  storyDraft,
  storyHome,
  storyRevisions,
  storyShown,
  storyView,
  noLists,
} from './home-settings.records.fixture.ts'
import { CarouselSettings, IconSettings, LogoSettings, ThemeSettings, VideoSettings } from './HomeSettingsScreens.tsx'

const meta = {
  title: 'Screens/HomeSettings',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

type Saved = Awaited<ReturnType<ServerClient['homeDrafts']['carousel']>>
const saved: Saved = { version: 4, isChanged: true, editedBy: '陈思远', editedAt: '2026-11-24T06:31:00.000Z' }

type Calls = { readonly [Group in 'homeScreen' | 'homeDrafts']?: Partial<Record<keyof ServerClient[Group], unknown>> }

const answers = (home: HomeScreen, { homeScreen = {}, homeDrafts = {} }: Calls = {}) =>
  ({
    homeScreen: {
      show: () => Promise.resolve(home),
      history: () => Promise.resolve({ items: [...storyRevisions], total: 41 }),
      targets: () => Promise.resolve({ items: [...home.targets] }),
      ...homeScreen,
    },
    homeDrafts: { carousel: () => Promise.resolve(saved), ...homeDrafts },
  }) as NonNullable<StoryScreen['answers']>
const screen = (
  path: string,
  view: React.ReactNode,
  home = storyHome(),
  more: Partial<StoryScreen> & { calls?: Calls } = {},
) => {
  const { calls, ...rest } = more
  return storyScreen(path, view, { answers: answers(home, calls), ...rest })
}

export const Carousel: Story = { render: screen('/homeSettings', <CarouselSettings />) }

export const TooFewPictures: Story = {
  render: screen(
    '/homeSettings',
    <CarouselSettings />,
    storyHome({ ...storyDraft, carousel: { items: storyDraft.carousel.items.slice(0, 2) } }),
  ),
}

export const NothingYet: Story = {
  render: screen(
    '/homeSettings',
    <CarouselSettings />,
    storyHome(emptyHome, emptyHome, { revision: 0, schedules: [], targets: [], ...noLists }),
    { calls: { homeScreen: { history: () => Promise.resolve({ items: [], total: 0 }) } } },
  ),
}

export const BrokenLink: Story = {
  render: screen('/homeSettings', <CarouselSettings />, storyHome(storyDraft, storyShown, { targets: [] })),
}

export const DroppedSchedule: Story = {
  render: screen(
    '/homeSettings',
    <CarouselSettings />,
    storyHome(storyDraft, storyShown, {
      schedules: storyHome().schedules.map((one) => ({ ...one, state: 'flagsGone' as const })),
    }),
  ),
}

export const Videos: Story = { render: screen('/videoSettings', <VideoSettings />) }
export const Logo: Story = { render: screen('/logoSettings', <LogoSettings />) }
export const Theme: Story = { render: screen('/themeSettings', <ThemeSettings />) }

export const OwnBackground: Story = {
  render: screen(
    '/themeSettings',
    <ThemeSettings />,
    storyHome({
      ...storyDraft,
      theme: { colourScheme: 'custom', background: pictureOf(0), tone: 'dark', veil: 20 },
    }),
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/4\.5/)
  },
}

export const Icons: Story = { render: screen('/homeiconSettings', <IconSettings />) }

export const ChamberIcons: Story = {
  render: screen('/homeiconSettingsCommerce', <IconSettings />, storyHome(storyShown), {
    session: sessionFixture({ account: { role: 'chamber-admin' }, channel: { cocId: 'coc-1', cocName: '深圳市商会' } }),
  }),
}

export const Applications: Story = { render: screen('/addapplication', <ApplicationsScreen />) }

export const Inherited: Story = {
  render: screen(
    '/logoSettings',
    <LogoSettings />,
    storyHome(storyShown, storyShown, {
      parts: {
        ...storyHome(storyShown).parts,
        logo: { ...storyHome(storyShown).parts.logo, inheritedFrom: '广东省高新技术企业协会' },
      },
    }),
    { session: sessionFixture({ channel: { tier: 2 } }) },
  ),
}

export const Loading: Story = {
  render: screen('/homeSettings', <CarouselSettings />, storyHome(), { calls: { homeScreen: { show: forever } } }),
}

export const Failed: Story = {
  render: screen('/homeSettings', <CarouselSettings />, storyHome(), {
    calls: { homeScreen: { show: () => Promise.reject(new ProblemError('request.not_found')) } },
  }),
}

/** A key reaches the preview and the draft; nothing is asked of the person. */
const save = fn(() => Promise.resolve(saved))
export const Typed: Story = {
  render: screen('/homeSettings', <CarouselSettings />, storyHome(), { calls: { homeDrafts: { carousel: save } } }),
  play: async ({ canvasElement }) => {
    save.mockClear()
    const canvas = within(canvasElement)
    const [name] = await canvas.findAllByRole('textbox')
    if (!name) throw new Error('There is no field.')
    await userEvent.type(name, '二')
    const shown = canvas.getByRole('group', { name: /^(?:预览|Preview)$/ })
    await waitFor(() => expect(shown.querySelector('img[alt="2026 年会签到二"]')).not.toBeNull())
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
  },
}

/** Somebody else saved first: both are shown, nothing is lost. */
let asked = 0
export const SavedMeanwhile: Story = {
  beforeEach: () => {
    asked = 0
  },
  render: screen('/homeSettings', <CarouselSettings />, storyHome(), {
    calls: {
      homeDrafts: { carousel: () => Promise.reject(new ProblemError('request.conflict')) },
      homeScreen: {
        show: () => {
          asked += 1
          if (asked === 1) return Promise.resolve(storyHome())
          const theirs = storyHome({ ...storyDraft, carousel: { items: storyDraft.carousel.items.slice(2) } })
          const carousel = { ...theirs.parts.carousel, version: 4 }
          return Promise.resolve({ ...theirs, parts: { ...theirs.parts, carousel } })
        },
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [name] = await canvas.findAllByRole('textbox')
    if (!name) throw new Error('There is no field.')
    await userEvent.type(name, '二')
    await canvas.findByRole('alert', {}, { timeout: 5000 })
  },
}

/** A revision in place of the draft. */
export const OldRevision: Story = {
  render: screen('/homeSettings', <CarouselSettings />, storyHome(), {
    calls: {
      homeScreen: { revision: () => Promise.resolve({ ...storyRevisions[1], view: storyView(storyShown) }) },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [, button] = await canvas.findAllByRole('button', { name: /^(?:查看|Look) / })
    if (!button) throw new Error('There is no revision.')
    await userEvent.click(button)
    await canvas.findByText(/正在查看第 40 版|This is revision 40/)
  },
}

/** In a support visit nothing is edited: what was and will be stands beside what people see. */
export const InSupportVisit: Story = {
  render: screen('/homeSettings', <CarouselSettings />, storyHome(), {
    session: sessionFixture({
      supportVisit: {
        id: '0199aa00-0000-7000-8000-0000000000a1',
        fromChannelName: '深圳培训频道',
        endsAt: '2026-11-24T07:31:00.000Z',
      },
    }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^(?:第 41 版|Revision 41)$/)).toBeVisible()
    for (const name of [/发布|Publish/, /分享预览|Share preview/, /恢复|Restore/, /放弃|Discard/])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}
