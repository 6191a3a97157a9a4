import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Language } from '@icss/core/copy/language.ts'
import { onlyFlags, sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import { ScreenStage } from '../story/ScreenStage.tsx'
import { stubClient } from '../story/stub-client.ts'
import { storyCategories, storyTutors } from '../story/training.ts'
import TutorCategoriesScreen from './TutorCategoriesScreen.tsx'
import TutorEditScreen from './TutorEditScreen.tsx'
import TutorListScreen from './TutorListScreen.tsx'

const meta = {
  title: 'Screens/Tutors',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

const screen = (
  path: string,
  view: React.ReactNode,
  tutors = storyTutors,
  session = sessionFixture(),
): NonNullable<Story['render']> =>
  function Screen(_, { globals }) {
    const client = stubClient({
      tutors: { list: () => Promise.resolve({ items: [...tutors], total: tutors.length }) },
      tutorCategories: { list: () => Promise.resolve({ items: [...storyCategories] }) },
      receivedNotices: { list: () => Promise.resolve({ items: [], total: 0, unread: 0 }) },
    })
    return (
      <ScreenStage language={globals['language'] as Language} path={path} client={client} session={session}>
        {view}
      </ScreenStage>
    )
  }

export const List: Story = { render: screen('/tutor', <TutorListScreen />) }

/** Everybody sees the tutors; who may not upload courses changes none. */
export const ListToRead: Story = {
  render: screen(
    '/tutor',
    <TutorListScreen />,
    storyTutors,
    sessionFixture({ account: { role: 'channel-account' }, channel: { flags: onlyFlags('uploadFile') } }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(storyTutors[0]?.name ?? '')
    await expect(canvas.queryByRole('button', { name: /新建导师|New tutor|删除|Delete/ })).toBeNull()
  },
}

export const EmptyList: Story = { render: screen('/tutor', <TutorListScreen />, []) }

export const NewIsRefusedWithoutWords: Story = {
  render: screen('/tutoradd', <TutorEditScreen params={{}} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(保存|Save)$/ }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(within(canvas.getByRole('alert')).getAllByRole('button')).toHaveLength(3)
  },
}

export const CategoryNamesCannotRepeat: Story = {
  render: screen('/tutorCategories', <TutorCategoriesScreen />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(新建分类|New category)$/ }))
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /分类名称|Name of the category/ }),
      '专业技能{Enter}',
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/不能重复|cannot repeat/)
  },
}

export const DeletingLeavesTutorsUnclassified: Story = {
  render: screen('/tutorCategories', <TutorCategoriesScreen />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = await canvas.findByRole('treeitem', { name: /^通用能力/ })
    row.focus()
    await userEvent.keyboard('{Delete}')
    const dialog = await within(document.body).findByRole('alertdialog')
    await expect(dialog).toHaveTextContent(/4 位导师变为未分类|4 tutors become unclassified/)
  },
}
