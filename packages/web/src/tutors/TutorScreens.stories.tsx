import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { onlyFlags, sessionFixture } from '@icss/core/sessions/session.fixture.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import TutorCategoriesScreen from './TutorCategoriesScreen.tsx'
import TutorEditScreen from './TutorEditScreen.tsx'
import TutorListScreen from './TutorListScreen.tsx'
import { storyTutors } from './tutors.records.fixture.ts'

const meta = {
  title: 'Screens/Tutors',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
export default meta
type Story = StoryObj

export const List: Story = { render: storyScreen('/tutor', <TutorListScreen />) }

/** Everybody sees the tutors; who may not upload courses changes none. */
export const ListToRead: Story = {
  render: storyScreen('/tutor', <TutorListScreen />, {
    session: sessionFixture({ account: { role: 'channel-account' }, channel: { flags: onlyFlags('uploadFile') } }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(storyTutors[0]?.name ?? '')
    await expect(canvas.queryByRole('button', { name: /删除|Delete/ })).toBeNull()
  },
}

export const EmptyList: Story = { render: storyScreen('/tutor', <TutorListScreen />, { records: { tutors: [] } }) }

export const NewIsRefusedWithoutWords: Story = {
  render: storyScreen('/tutoradd', <TutorEditScreen params={{}} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(保存|Save)$/ }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(within(canvas.getByRole('alert')).getAllByRole('button')).toHaveLength(3)
  },
}

export const CategoryNamesCannotRepeat: Story = {
  render: storyScreen('/tutorCategories', <TutorCategoriesScreen />),
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
  render: storyScreen('/tutorCategories', <TutorCategoriesScreen />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = await canvas.findByRole('row', { name: /^通用能力/ })
    row.focus()
    await userEvent.keyboard('{Delete}')
    const dialog = await within(document.body).findByRole('alertdialog')
    await expect(dialog).toHaveTextContent(/4 位导师变为未分类|4 tutors become unclassified/)
  },
}
