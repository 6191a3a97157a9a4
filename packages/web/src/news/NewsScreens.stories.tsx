import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { NewsPicture } from '@icss/core/news/news.ts'
import { chamberFixture } from '@icss/core/sessions/session.fixture.ts'
import type { ServerClient } from '../server/client.ts'
import type { StoryRecords } from '../story/story-server.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import { pictureOf } from '../story/training.ts'
import { storyUploads } from '../story/uploads.ts'
import NewsEditScreen from './NewsEditScreen.tsx'
import NewsListScreen from './NewsListScreen.tsx'

const meta = {
  title: 'Screens/News',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const pictures: readonly NewsPicture[] = [
  '会长与云帆软件董事长合影',
  '',
  '参观研发中心：工程师介绍产线数字孪生软件',
].map((caption, at) => ({ id: `p${at}`, key: pictureOf(at), caption }))

const screen = (
  path: string,
  view: React.ReactNode,
  news: Partial<ServerClient['news']> = {},
  records: StoryRecords = {},
) =>
  storyScreen(path, view, {
    session: chamberFixture(),
    records,
    answers: {
      news: {
        pictures: () => Promise.resolve({ items: [...pictures] }),
        showLink: () => Promise.resolve({ link: null }),
        ...news,
      },
      uploads: storyUploads,
    },
  })

export const List: Story = { render: screen('/newsList', <NewsListScreen />) }

export const EmptyList: Story = { render: screen('/newsList', <NewsListScreen />, {}, { news: [] }) }

const id = '0199aa00-0000-7000-8000-00000000e100'
const edit = <NewsEditScreen params={{ id }} />

export const WithPictures: Story = {
  render: screen(`/newNews/${id}`, edit),
  play: async ({ canvasElement }) => {
    const panel = await within(canvasElement).findByRole('region', { name: /^(公开链接|Public link)$/ })
    panel.scrollIntoView({ block: 'nearest' })
  },
}

export const WordsOfAPicture: Story = {
  render: screen(`/newNews/${id}`, edit),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /(编辑“第 2 张”|words of “Picture 2”)/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), '字'.repeat(51))
    await userEvent.click(dialog.getByRole('button', { name: /^(保存|Save)$/ }))
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus())
  },
}

export const APictureIsRefused: Story = {
  render: screen(`/newNews/${id}`, edit),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const panel = await canvas.findByRole('region', { name: /^(图片|Pictures) 3$/ })
    const input = panel.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no field for pictures.')
    await userEvent.upload(input, [new File(['no picture'], '合影.png', { type: 'image/png' })])
    await canvas.findByText(/合影\.png/)
    canvas.getByRole('region', { name: /^(公开链接|Public link)$/ }).scrollIntoView({ block: 'nearest' })
  },
}

export const NewIsRefusedWithoutWords: Story = {
  render: screen('/newNews', <NewsEditScreen params={{}} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(保存|Save)$/ }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(within(canvas.getByRole('alert')).getAllByRole('button')).toHaveLength(2)
  },
}
