import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { storyMeetings } from '../meetings/meetings.records.fixture.ts'
import type { StoryAnswers } from '../story/stub-client.ts'
import { type StoryScreen, storyScreen } from '../story/storyScreen.tsx'
import BadgesScreen from './BadgesScreen.tsx'

const meta = {
  title: 'Screens/Badges',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach() {
    sessionStorage.clear()
    localStorage.clear()
  },
} satisfies Meta
export default meta
type Story = StoryObj

const meeting = storyMeetings[1] as (typeof storyMeetings)[number]
const answers: StoryAnswers = { meetings: { show: async () => meeting } }
const screen = (story: StoryScreen = {}) =>
  storyScreen(`/badges/${meeting.id}`, <BadgesScreen params={{ id: meeting.id }} />, {
    ...story,
    answers: { ...answers, ...story.answers },
  })

/** Nothing of a badge is cut off, also where name, company and meeting are as long as they may be. */
const nothingIsCut = async (canvasElement: HTMLElement) => {
  await within(canvasElement).findByText('欧阳娜娜')
  for (const badge of canvasElement.querySelectorAll('main li'))
    await expect(badge.scrollHeight, badge.textContent).toBeLessThanOrEqual(badge.clientHeight)
}

const longest = { ...meeting, name: '二〇二六年度粤港澳大湾区会员企业数字化转型与数据安全高峰论坛' }

export const Cards: Story = {
  render: screen({ answers: { meetings: { show: async () => longest } } }),
  play: async ({ canvasElement }) => nothingIsCut(canvasElement),
}

export const Tags: Story = {
  render: screen(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('欧阳娜娜')
    await userEvent.click(canvas.getByRole('button', { name: /^(90 × 54 毫米|90 × 54 mm)/ }))
    await userEvent.click(await within(document.body).findByRole('option', { name: /^105 × 148/ }))
    await canvas.findByText(/^(A4 纸 3 页|3 A4 pages)/)
    await nothingIsCut(canvasElement)
  },
}

export const Nobody: Story = {
  render: screen({ records: { participants: [] } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/^(没有要打印的胸卡|No badges to print)$/)
    await expect(canvas.getByRole('button', { name: /^(打印或存为 PDF|Print or save as PDF)$/ })).toBeDisabled()
  },
}

/** More than are printed at once: the filters narrow it. */
export const TooMany: Story = {
  render: screen({ answers: { participants: { list: async () => ({ items: [], total: 100_000 }) } } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/100,000/)
  },
}

/** Long lists come page by page. */
export const Reading: Story = {
  render: screen({
    answers: {
      participants: {
        list: (input) =>
          input?.query?.page === 1
            ? Promise.resolve({ items: Array.from({ length: 100 }, () => ({}) as never), total: 3000 })
            : new Promise(() => {}),
      },
    },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('progressbar')
  },
}
